import { type Identity, session } from './session';

const CHANNEL = 'session';
/** How long a new tab waits for another to answer who is logged in. */
const PATIENCE = 150;

type Message = { readonly ask: true } | { readonly identity: Identity };

/**
 * A second tab finds the cookie but not the name and uid, which session storage keeps from it: it asks the others.
 * Resolves when one has answered or none has in time; the name is then simply not shown.
 */
export function askOtherTabs(): Promise<void> {
  if (session.identity() || session.token() === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const finish = () => {
      channel.close();
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('identity' in data)) return;
      clearTimeout(timer);
      session.keepIdentity(data.identity);
      finish();
    };
    channel.postMessage({ ask: true } satisfies Message);
  });
}

/** Answers tabs that ask, for as long as this page lives. */
export function answerOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const identity = session.identity();
    if ('ask' in data && identity) channel.postMessage({ identity } satisfies Message);
  };
}
