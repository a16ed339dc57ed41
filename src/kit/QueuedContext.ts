import { createContext } from 'react';

/**
 * Whether a record is shown on a workbench, one after the other: what isn't needed for every decision is then only requested
 * when somebody asks for it.
 * @example
 * import { use } from 'react';
 *
 * const isQueued = use(QueuedContext);
 */
export const QueuedContext = createContext(false);
