import { createContext } from 'react';
import type { AnyRow } from '../schema/resource';

/** The record that a form edits, if it doesn't create one. */
export const EditedRecord = createContext<AnyRow | undefined>(undefined);
