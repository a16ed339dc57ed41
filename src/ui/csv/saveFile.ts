import { withoutInvisible } from '../../visibleText';

/**
 * Lets the browser save a file under that name, which may come from a server: invisible characters are left out.
 * @example saveFile('tools.csv', new Blob([toCsv([['Name'], ['Saw 03']])], { type: 'text/csv' }));
 */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = withoutInvisible(name);
  link.click();
  // The browser reads the url after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * A file name that every file system accepts: `/`, `\` and the like become `-`.
 * @param day `yyyy-MM-dd`
 * @param extension with its dot
 * @example fileName('Tools / saws', '2026-02-28', '.csv') // 'Tools-saws-20260228.csv'
 */
export const fileName = (words: string, day: string, extension: string) =>
  `${withoutInvisible(words).replace(/[\\/:*?"<>|\s]+/g, '-')}-${day.replaceAll('-', '')}${extension}`;
