import type { ConsoleParts, Entry } from '../../application';
import { reactEntry } from '../../reactEntry';
import { ConsoleEntry } from './ConsoleEntry';

/** The entry with a session. */
export const showConsole = (parts: ConsoleParts): Entry =>
  reactEntry((props) => <ConsoleEntry {...props} parts={parts} />);
