import { ts } from 'ts-morph';
import type { ReadFile, Written } from './files.ts';

/** A file to be written, with its current text. */
export interface Ready extends Written {
  readonly now: string | undefined;
}

/**
 * Formats the files.
 * @throws if one of them doesn't parse; then none may be written
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
    throw new Error(`Nothing was written, because this would not parse:\n${refused.join('\n')}`);
  return ready;
}

/** Why a text is invalid for its file; undefined if it is valid. */
function refusalOf(path: string, text: string): string | undefined {
  if (!/\.tsx?$/.test(path)) return undefined;
  const { diagnostics: [found] = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  if (!found) return undefined;
  const line = text.slice(0, found.start).split('\n').length;
  return `${ts.flattenDiagnosticMessageText(found.messageText, ' ')} in line ${line}, ${text.split('\n')[line - 1]?.trim()}`;
}
