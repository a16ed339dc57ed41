import { createContext } from 'react';
import type { AnyRow } from '../../schema/resource';

/** All rows that were read for a list of which some are shown; without it, those of its page. */
export const RowsReadContext = createContext<readonly AnyRow[] | undefined>(undefined);
