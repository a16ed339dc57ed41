import { createContext } from 'react';
import type { AnyShown } from '../../schema/resource';
import type { OwnPages } from './ownPages';

/** What links to the declared pages. */
export interface OwnPagesContextValue {
  /** Loads the declared pages in react-admin's terms, once; the same promise each time. */
  load(): Promise<OwnPages | undefined>;
  /** What identifies a record of a resource. */
  represent(name: string, record: AnyShown): string;
}

const NONE = Promise.resolve(undefined);

/** The {@link OwnPagesContextValue}. */
export const OwnPagesContext = createContext<OwnPagesContextValue>({
  load: () => NONE,
  represent: (_, { id }) => `#${id}`,
});
