import { createContext } from 'react';

/**
 * Whether a record is shown on a workbench, one after the other: what isn't needed for every decision is then only requested
 * when somebody asks for it.
 */
export const QueuedContext = createContext(false);
