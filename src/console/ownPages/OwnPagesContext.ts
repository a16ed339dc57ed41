import { createContext } from 'react';
import type { OwnPages } from './ownPages';

const NONE = Promise.resolve(undefined);

/** Loads the declared pages in react-admin's terms, once; the same promise each time. */
export const OwnPagesContext = createContext<() => Promise<OwnPages | undefined>>(() => NONE);
