import type { Hasher } from '../../evidence/hash/hasher';
import { manifestAlgorithm, manifestText } from './bag';
import type { Entry, PackageSource } from './packFiles';

type BagAlgorithm = Parameters<typeof manifestAlgorithm>[0];

/** Writes the files that describe a payload, and at last the manifests of these files themselves. */
export interface TagFiles {
  /** The entry of a tag file. Its content is small, so that it is taken whole. */
  add(path: string, content: string | Uint8Array<ArrayBuffer>): Promise<Entry>;
  /** The entries of the tag manifests, which list every file added before. */
  manifests(): readonly Entry[];
}

/** Creates the tag files of a bag in `folder`, whose manifests are by these algorithms. */
export function createTagFiles(
  folder: string,
  algorithms: readonly BagAlgorithm[],
  { createHasher, now }: Pick<PackageSource, 'createHasher' | 'now'>,
): TagFiles {
  const at = now();
  const listed = new Map<BagAlgorithm, { path: string; digest: string }[]>(
    algorithms.map((algorithm) => [algorithm, []]),
  );
  return {
    async add(path, content) {
      const input = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      for (const [algorithm, lines] of listed) {
        const hasher: Hasher = await createHasher(algorithm);
        hasher.update(input);
        lines.push({ path, digest: hasher.digest() });
      }
      return { name: `${folder}/${path}`, input, lastModified: at };
    },
    manifests: () =>
      [...listed].map(([algorithm, lines]) => ({
        name: `${folder}/tagmanifest-${manifestAlgorithm(algorithm)}.txt`,
        input: manifestText(lines),
        lastModified: at,
      })),
  };
}
