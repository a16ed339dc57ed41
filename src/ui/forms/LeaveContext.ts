import type { useBlocker } from 'ra-core';
import { createContext } from 'react';

/** The change of an address that is held up, or about to be. */
type Blocker = ReturnType<typeof useBlocker>;
type Change = Parameters<Extract<Parameters<typeof useBlocker>[0], (...args: never) => unknown>>[0];

/** Whether a change of the address is held up. */
export type IsHeld = (change: Change) => boolean;

/** What a page that must not be left at once is given. */
interface Leaving {
  /** Those that are asked; each takes itself out again. */
  readonly holds: Set<IsHeld>;
  /** What is held up for them. */
  readonly blocker: Blocker | undefined;
}

/** Given by the console. */
export const LeaveContext = createContext<Leaving>({ holds: new Set(), blocker: undefined });
