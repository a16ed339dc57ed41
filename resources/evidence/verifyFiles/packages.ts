import { PAYLOAD } from '../../downloads/package/bag';
import { parseManifest } from '../../downloads/package/parseManifest';
import type { ChosenFile } from './chosen';
import { numbersInPath } from './numbersIn';

/** What was chosen, as far as it is to be verified. */
export interface Chosen {
  readonly files: readonly ChosenFile[];
  /** How many files of packages describe them, and how many a system left in folders: neither are evidence. */
  readonly besides: number;
}

/** What operating systems leave in folders and archives. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$|(?:^|\/)__MACOSX\//i;
const DECLARATION = /(?:^|\/)bagit\.txt$/;

/** Archives of other kinds, and parts of divided ones. */
const OTHER_ARCHIVE = /\.(?:7z|rar|tar|t?gz|tbz2?|bz2|t?xz|t?zst|cab|arj|lzh|z\d\d|zipx|(?:zip|7z)\.\d{3})$/i;
/** What documents and programs have in front, which are archives only inside. */
const DOCUMENT =
  /^(?:\[Content_Types\]\.xml|mimetype|OFD\.xml|META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$/i;

/** How many files of archives that are no packages are taken at a time. */
const MOST = 5000;
/** What is unpacked to so many times its size, and beyond so many bytes, isn't unpacked here. */
const SWELLING = 100;
const SWOLLEN = 1024 ** 3;

/**
 * Finds packages among chosen files, as archives or as unpacked folders, and their evidence with its numbers. Of other archives the
 * files are taken as if each had been chosen. Such an archive stays a file like others, and so does a package that has a number
 * itself: it may be evidence.
 */
export async function withPackages(chosen: readonly ChosenFile[]): Promise<Chosen> {
  const opened: ChosenFile[] = [];
  let left = MOST;
  for (const file of chosen) {
    const found = await opening(file, left);
    if (found[0]?.packed === 'opened') left -= found.length - 1;
    opened.push(...found);
  }
  const all = opened.filter(({ path }) => !LITTER.test(path));
  const bases = all.flatMap(({ path }) => (DECLARATION.test(path) ? [path.replace(/bagit\.txt$/, '')] : []));
  const listed = new Map((await Promise.all(bases.map((base) => listedIn(base, all)))).flat());
  // A package in the payload of another is evidence.
  const outer = bases.filter((base) => !bases.some((each) => base.startsWith(`${each}${PAYLOAD}/`)));
  const files = all
    .filter(({ path }) =>
      outer.every((base) => !path.startsWith(base) || path.startsWith(`${base}${PAYLOAD}/`)),
    )
    .map((file) => ({ ...file, ...listed.get(file.path.normalize('NFC')) }));
  return { files, besides: opened.length - files.length };
}

/** A file, or the files of an archive with the archive's name before theirs; those of a package are as many as it has. */
async function opening(file: ChosenFile, most: number): Promise<readonly ChosenFile[]> {
  if (!isZip(file)) return [marked(file)];
  const blob = await file.open();
  if (typeof blob === 'string') return [file];
  const { filesInArchive } = await import('./archive');
  const inside = await filesInArchive(blob).catch(() => undefined);
  if (!inside) return [closed(file)];
  if (inside.length === 0 || inside.some(({ path }) => DOCUMENT.test(path))) return [file];
  const isPackage = inside.some(({ path }) => /^(?:[^/]+\/)?bagit\.txt$/.test(path));
  if (!isPackage && (inside.length > most || isSwelling(inside, blob))) return [closed(file)];
  const archive = { path: file.path };
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const isKept = !isPackage || numbersInPath(name).length > 0;
  const files = inside.map((each) => ({ ...marked(each), path: `${file.path}/${each.path}`, archive }));
  return isKept ? [{ ...file, archive, packed: 'opened' }, ...files] : files;
}

const isZip = ({ path }: ChosenFile) => /\.zip$/i.test(path);
const closed = (file: ChosenFile): ChosenFile => ({ ...file, packed: 'closed' });
/** A file that isn't looked into, which is said of an archive. */
const marked = (file: ChosenFile) => (isZip(file) || OTHER_ARCHIVE.test(file.path) ? closed(file) : file);

function isSwelling(inside: readonly ChosenFile[], { size }: Blob): boolean {
  const total = inside.reduce((sum, each) => sum + each.size, 0);
  return total > SWOLLEN && total > size * SWELLING;
}

/** What a package's manifest.json says of its files, by their paths. macOS decomposes characters in names. */
async function listedIn(
  base: string,
  files: readonly ChosenFile[],
): Promise<readonly [string, Pick<ChosenFile, 'number' | 'isExact'>][]> {
  const file = files.find(({ path }) => path === `${base}manifest.json`);
  const blob = await file?.open();
  if (!(blob instanceof Blob) || blob.size > READABLE) return [];
  const manifest = parseManifest(await blob.text().catch(() => undefined));
  return (manifest?.files ?? []).flatMap(({ path, number, isExact }) =>
    path === undefined || number === undefined
      ? []
      : [[`${base}${path}`.normalize('NFC'), { number, isExact }]],
  );
}

/** In bytes: the manifest of a hundred thousand files. */
const READABLE = 128 * 1024 * 1024;
