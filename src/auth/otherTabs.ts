import { type Identity, session } from './session';

const CHANNEL = 'session';
/** How long a new tab waits for another to answer who is logged in. */
const PATIENCE = 150;

/** What a person did to the session that all tabs share; with its token, for a cookie may be seen later than this. */
type SessionChange =
  | { readonly loggedIn: Identity; readonly token: string }
  | { readonly loggedOut: true; readonly token: string | undefined };

type Message = { readonly ask: true } | { readonly identity: Identity } | SessionChange;

/** One for this tab: what it says it doesn't hear itself. */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

const say = (message: Message) => shared().postMessage(message);

/** Calls `heard` for each message of the other tabs, until the function that it answers is called. */
function listen(heard: (message: Message) => void): () => void {
  const on = ({ data }: MessageEvent<Message>) => heard(data);
  shared().addEventListener('message', on);
  return () => shared().removeEventListener('message', on);
}

/**
 * A second tab finds the cookie but not the name and uid, which session storage keeps from it: it asks the others.
 * Resolves when one has answered or none has in time; the name is then simply not shown.
 */
export function askOtherTabs(): Promise<void> {
  if (session.identity() || session.token() === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE);
    const stop = listen((message) => {
      if (!('identity' in message)) return;
      session.keepIdentity(message.identity);
      finish();
    });
    say({ ask: true });
  });
}

/** Tells the other tabs that somebody has logged in or out here. */
export const tellOtherTabs = (change: SessionChange) => say(change);

/** For as long as this page lives: hears of logins and logouts in other tabs, and answers those that ask. */
export function hearOtherTabs(heard: (change: SessionChange) => void) {
  listen((message) => {
    const identity = session.identity();
    if ('loggedIn' in message || 'loggedOut' in message) heard(message);
    else if ('ask' in message && identity) say({ identity });
  });
}
