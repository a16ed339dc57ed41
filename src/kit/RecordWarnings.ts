import { createContext, use, useEffect } from 'react';
import { createExternalStore, type ExternalStore } from '../externalStore';

/** A warning that stands on the screen beside a record. */
export interface Warning {
  /** Its stable id, such as `check/tax_number`. */
  readonly name: string;
  /** In words. */
  readonly words: string;
}

/** The warnings beside one record, by name, in the order in which they came. */
export type RecordWarnings = ExternalStore<readonly Warning[]>;

/** Creates the {@link RecordWarnings} of a record. */
export const createRecordWarnings = (): RecordWarnings => createExternalStore<readonly Warning[]>([]);

/** Provided around a record that may be decided. */
export const RecordWarningsContext = createContext<RecordWarnings | undefined>(undefined);

/**
 * Reports a warning for as long as the component shows it. Whoever approves the record is asked once more, and the question names
 * it; where nothing is decided, it does nothing.
 * @param name a stable id, once for each record; of a hand-written part the i18n key of what it says, by which a receipt names it
 * @param words what it says; nothing stands without them
 * @example
 * const differs = Number(row.deposit) < 0;
 * useWarning('pages.stock.deposit', differs ? 'The deposit is negative' : undefined);
 */
export function useWarning(name: string, words: string | undefined): void {
  const warnings = use(RecordWarningsContext);
  useEffect(() => {
    if (!warnings || !words) return;
    const warning: Warning = { name, words };
    warnings.set([...warnings.get().filter((each) => each.name !== name), warning]);
    return () => warnings.set(warnings.get().filter((each) => each !== warning));
  }, [warnings, name, words]);
}
