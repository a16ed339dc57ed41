import type { Identity } from './session';

const CHANNEL = 'session';

/** A login or logout, which affects all tabs. With the token, as the message may arrive before the cookie is visible. */
type SessionChange =
  | { readonly loggedIn: Identity; readonly token: string }
  | { readonly loggedOut: true; readonly token: string | undefined };

/** One per tab, as a channel doesn't receive its own messages. */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs about a login or logout here. */
export const tellOtherTabs = (change: SessionChange) => shared().postMessage(change);

/** Listens to logins and logouts in other tabs, for as long as the page lives. */
export const hearOtherTabs = (heard: (change: SessionChange) => void) =>
  shared().addEventListener('message', ({ data }: MessageEvent<SessionChange>) => heard(data));
