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

/**
 * Finds packages among chosen files, as archives or as unpacked folders, and their evidence with its numbers. An archive that is no
 * package stays a file like others, and so does one that has a number itself: it may be evidence.
 */
export async function withPackages(chosen: readonly ChosenFile[]): Promise<Chosen> {
  const opened = await Promise.all(chosen.map(opening));
  const all = opened.flat().filter(({ path }) => !LITTER.test(path));
  const bases = all.flatMap(({ path }) => (DECLARATION.test(path) ? [path.replace(/bagit\.txt$/, '')] : []));
  const listed = new Map((await Promise.all(bases.map((base) => listedIn(base, all)))).flat());
  // A package in the payload of another is evidence.
  const outer = bases.filter((base) => !bases.some((each) => base.startsWith(`${each}${PAYLOAD}/`)));
  const files = all
    .filter(({ path }) =>
      outer.every((base) => !path.startsWith(base) || path.startsWith(`${base}${PAYLOAD}/`)),
    )
    .map((file) => ({ ...file, ...listed.get(file.path.normalize('NFC')) }));
  return { files, besides: opened.flat().length - files.length };
}

/** The files of a package that is an archive, with the archive's name before theirs. */
async function opening(file: ChosenFile): Promise<readonly ChosenFile[]> {
  if (!/\.zip$/i.test(file.path)) return [file];
  const blob = await file.open();
  if (typeof blob === 'string') return [file];
  const { filesInArchive } = await import('./archive');
  const inside = await filesInArchive(blob).catch(() => []);
  if (!inside.some(({ path }) => /^(?:[^/]+\/)?bagit\.txt$/.test(path))) return [file];
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const kept = numbersInPath(name).length > 0 ? [file] : [];
  return [...kept, ...inside.map((each) => ({ ...each, path: `${file.path}/${each.path}` }))];
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
