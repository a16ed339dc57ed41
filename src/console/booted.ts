import type { ConsoleParts, EntryProps } from '../application';
import type { ConsoleContextValue } from '../kit/ConsoleContext';
import type { ConsoleI18n } from './i18nProvider';

/** What the console's entry is given. */
export interface ConsoleEntryProps extends EntryProps {
  readonly parts: ConsoleParts;
}

/** What must be loaded before react-admin starts, as it can't wait for it with a retry. */
export interface Booted {
  readonly i18n: ConsoleI18n;
  readonly context: ConsoleContextValue;
  /** Aborts when the console is left. */
  readonly left: AbortSignal;
  /** In development: reloads edited declarations, and returns their names. */
  takeOverEdited?(): Promise<ReadonlySet<string>>;
}
