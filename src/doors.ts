import type { ComponentType } from 'react';
import type { Client } from './api/client';
import type { SessionEnd } from './api/errors';
import type { Settings } from './api/settings';

/** Why a person finds themselves at another door; said there once. */
export type Notice = SessionEnd | 'loggedIn';

/** What each door is given. */
export interface DoorProps {
  readonly client: Client;
  readonly settings: Settings;
  readonly notice: Notice | undefined;
  /** The guarded path that was wanted when the session was missing; logging in leads back to it. */
  readonly from: string | undefined;
  /** Goes to a path, through another door if it is another's. */
  go(path: string, notice?: Notice): void;
}

/** The doors, by name. */
export type DoorName = 'login' | 'console' | 'preview';

/** Where a visitor of `path` ends up: the door, and the path if it is another (section 2, "Access rules"). */
export function doorFor(path: string, loggedIn: boolean): { door: DoorName; path: string } {
  if (path === '/mobile' || path.startsWith('/mobile/')) return { door: 'preview', path };
  if (loggedIn) return { door: 'console', path: path === '/' || path === '/login' ? HOME : path };
  return { door: 'login', path: '/login' };
}

/** A logged-in visitor of / or /login goes here; the console lands on the first menu entry where the menu lacks it. */
export const HOME = '/user/enterprise';

/** Each door is a lazy chunk of its own. */
export const doors: Readonly<Record<DoorName, () => Promise<{ default: ComponentType<DoorProps> }>>> = {
  login: () => import('./login/LoginDoor'),
  console: () => import('./console/ConsoleDoor'),
  preview: () => import('./preview/PreviewDoor'),
};
