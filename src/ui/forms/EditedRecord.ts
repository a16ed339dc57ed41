import { createContext } from 'react';
import type { AnyRow } from '@/schema/resource';

/** The record that a form edits; none where it adds. */
export const EditedRecord = createContext<AnyRow | undefined>(undefined);
