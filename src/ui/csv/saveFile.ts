import { withoutInvisible } from '../../visibleText';

/** Lets the browser save a file under that name, which may come from a server: invisible characters are left out. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = withoutInvisible(name);
  link.click();
  // The browser reads the url after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name that every file system accepts: `/`, `\` and the like become `-`. */
export const fileName = (words: string, day: string, extension: string) =>
  `${withoutInvisible(words).replace(/[\\/:*?"<>|\s]+/g, '-')}-${day.replaceAll('-', '')}${extension}`;
