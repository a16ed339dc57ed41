import type { RouterBlocker, RouterBlockerFunction } from 'ra-core';
import { createContext } from 'react';

/** What a page that must not be left at once is given. */
interface Leaving {
  /** Those that are asked; each takes itself out again. */
  readonly holds: Set<RouterBlockerFunction>;
  /** What is held up for them. */
  readonly blocker: RouterBlocker | undefined;
}

/** Given by the console. */
export const LeaveContext = createContext<Leaving>({ holds: new Set(), blocker: undefined });
