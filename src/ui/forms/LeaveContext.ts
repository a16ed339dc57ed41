import { createContext } from 'react';
import type { RouterBlocker, RouterBlockerFunction } from 'react-admin';

/** Lets a page block navigation. */
interface Leaving {
  /** The blockers' conditions; each removes itself again. */
  readonly holds: Set<RouterBlockerFunction>;
  /** The router's blocker, which holds the blocked navigation. */
  readonly blocker: RouterBlocker | undefined;
}

/** Provided by the console's `LeaveGate`. */
export const LeaveContext = createContext<Leaving>({ holds: new Set(), blocker: undefined });
