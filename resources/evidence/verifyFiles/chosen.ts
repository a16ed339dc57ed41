/** What keeps a file from being read: `packed` inside an archive, too large for unpacking it here, or encrypted. */
export type Unopened = 'unreadable' | 'packed';

/** An archive whose files were added. */
export interface Archive {
  readonly path: string;
}

/** A file that was chosen, by itself, in a folder, or in an archive. */
export interface ChosenFile {
  /** With its folders, separated by slashes. */
  readonly path: string;
  readonly size: number;
  /** Reads nothing but where it is. Never rejects. */
  open(): Promise<Blob | Unopened>;
  /** Its number, if the package that it is in names it. */
  readonly number?: string | undefined;
  /** Whether it has the bytes that are stored, if the package that it is in says so. */
  readonly isExact?: boolean | undefined;
  /** The archive that it is in, or that it is. */
  readonly archive?: Archive | undefined;
  /** Of an archive: whether its files were added, too, or couldn't be. */
  readonly packed?: 'opened' | 'closed' | undefined;
}

/** A file by itself, or in the folder that an input chose; `undefined` if it can't be read. */
export const chosenFile = (
  file: File | undefined,
  path = file?.webkitRelativePath || file?.name,
): ChosenFile => ({
  path: path ?? '',
  size: file?.size ?? 0,
  open: async () => file ?? 'unreadable',
});

/** The files that were dropped, and those in dropped folders. The items are read at once: they are gone after the event. */
export async function droppedFiles(items: DataTransferItemList): Promise<readonly ChosenFile[]> {
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() ?? undefined }));
  const found = dropped.map(({ entry, file }) =>
    // A single file is taken as it is: its entry may be unreadable.
    entry?.isDirectory ? filesUnder(entry) : [chosenFile(file, file?.name ?? entry?.name)],
  );
  return (await Promise.all(found)).flat();
}

/** A folder that can't be read counts as one file that can't. */
async function filesUnder(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  try {
    if (isFile(entry))
      return [chosenFile(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), path)];
    const children = isFolder(entry) ? await entriesIn(entry.createReader()) : [];
    return (await Promise.all(children.map(filesUnder))).flat();
  } catch {
    return [chosenFile(undefined, path)];
  }
}

/** Browsers return at most a hundred entries at a time. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))];
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
