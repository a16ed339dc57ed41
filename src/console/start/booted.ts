import type { ConsoleParts, EntryProps } from '../../application';
import type { ConsoleContextValue } from '../../ui/ConsoleContext';
import type { ConsoleI18n } from '../i18nProvider';

/** What the console's entry is given. */
export interface ConsoleEntryProps extends EntryProps {
  readonly parts: ConsoleParts;
}

/** What must be there before react-admin starts: it has no state to wait for it that can fail and be retried. */
export interface Booted {
  readonly i18n: ConsoleI18n;
  readonly context: ConsoleContextValue;
  /** When the console is left. */
  readonly left: AbortSignal;
  /** In development: takes edited declarations over, and answers their names. */
  takeOverEdited?(): Promise<ReadonlySet<string>>;
}
