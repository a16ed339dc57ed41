import type { Identity } from './session';

const CHANNEL = 'session';

/** What a person did to the session that all tabs share; with its token, for a cookie may be seen later than this. */
type SessionChange =
  | { readonly loggedIn: Identity; readonly token: string }
  | { readonly loggedOut: true; readonly token: string | undefined };

/** One for this tab: what it says it doesn't hear itself. */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs that somebody has logged in or out here. */
export const tellOtherTabs = (change: SessionChange) => shared().postMessage(change);

/** For as long as this page lives: hears of logins and logouts in other tabs. */
export const hearOtherTabs = (heard: (change: SessionChange) => void) =>
  shared().addEventListener('message', ({ data }: MessageEvent<SessionChange>) => heard(data));
