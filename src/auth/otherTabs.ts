import type { SessionEnd } from '../api/errors';
import type { Identity } from './session';

const CHANNEL = 'session';

/** A login, a logout, or the end that the server has put to a session: all tabs share it. With the token, as the message may arrive before the cookie is visible. */
type SessionChange =
  | { readonly loggedIn: Identity; readonly token: string }
  | { readonly loggedOut: true; readonly token: string | undefined }
  | { readonly ended: SessionEnd; readonly token: string | undefined };

/** The other tabs of a console. */
export interface OtherTabs {
  /** Tells them what became of the session here. */
  tell(change: SessionChange): void;
  /** Listens to what becomes of the session there, for as long as the page lives. */
  hear(heard: (change: SessionChange) => void): void;
}

/** Creates {@link OtherTabs}; one for each console, as a channel doesn't receive its own messages. */
export function createOtherTabs(prefix: string): OtherTabs {
  let channel: BroadcastChannel | undefined;
  // Some browsers have none, or refuse it: see {@link whenShown}.
  try {
    channel = new BroadcastChannel(prefix + CHANNEL);
  } catch {}
  return {
    tell: (change) => channel?.postMessage(change),
    hear: (heard) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => heard(data)),
  };
}

/**
 * Calls back whenever the tab is shown again, for as long as the page lives: one that slept, or was taken back from the
 * browser's cache, has heard nothing.
 */
export function whenShown(look: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
