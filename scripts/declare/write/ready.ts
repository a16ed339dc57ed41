import { ts } from 'ts-morph';
import type { ReadFile, Written } from './files.ts';

/** A file as it would be written, beside what it holds now. */
export interface Ready extends Written {
  readonly now: string | undefined;
}

/**
 * The files as the formatter leaves them.
 * @throws where one of them would not parse: then none may be written
 */
export function readied(
  files: readonly Written[],
  read: ReadFile,
  format: (path: string, text: string) => string,
): readonly Ready[] {
  const ready = files.map((file) => ({
    ...file,
    now: read(file.path),
    text: format(file.path, file.text),
  }));
  const refused = ready.flatMap(({ path, text }) => {
    const why = refusalOf(path, text);
    return why ? [`  ${path}: ${why}`] : [];
  });
  if (refused.length > 0)
    throw new Error(`Nothing was written, as this would not parse:\n${refused.join('\n')}`);
  return ready;
}

/** What keeps a text from being read as the file that it is to be; nothing where it is well. */
function refusalOf(path: string, text: string): string | undefined {
  if (!/\.tsx?$/.test(path)) return undefined;
  const { diagnostics: [found] = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  if (!found) return undefined;
  const line = text.slice(0, found.start).split('\n').length;
  return `${ts.flattenDiagnosticMessageText(found.messageText, ' ')} in line ${line}, ${text.split('\n')[line - 1]?.trim()}`;
}
