import { once } from 'es-toolkit';
import type { SessionEnd } from '../api/errors';
import type { Identity } from './session';

const CHANNEL = 'session';

/** A login, a logout, or the end that the server has put to a session: all tabs share it. With the token, as the message may arrive before the cookie is visible. */
type SessionChange =
  | { readonly loggedIn: Identity; readonly token: string }
  | { readonly loggedOut: true; readonly token: string | undefined }
  | { readonly ended: SessionEnd; readonly token: string | undefined };

/** One per tab, as a channel doesn't receive its own messages. Some browsers have none, or refuse it: see {@link whenShown}. */
const shared = once((): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
});

/** Tells the other tabs what became of the session here. */
export const tellOtherTabs = (change: SessionChange) => shared()?.postMessage(change);

/** Listens to what becomes of the session in other tabs, for as long as the page lives. */
export const hearOtherTabs = (heard: (change: SessionChange) => void) =>
  shared()?.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => heard(data));

/**
 * Calls back whenever the tab is shown again, for as long as the page lives: one that slept, or was taken back from the
 * browser's cache, has heard nothing.
 */
export function whenShown(look: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
