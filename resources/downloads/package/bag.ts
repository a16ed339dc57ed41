import { encodePart } from 'declared-console/schema';
import { wallTime } from '../../clock';
import type { Maker } from './manifest';
import type { PackagedFile } from './packagedFile';

/** The folder of the payload: everything beside it describes it. */
export const PAYLOAD = 'data';

/** bagit.txt: what makes a folder a bag (RFC 8493, 2.1.1). */
export const DECLARATION = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';

/** A file, and what a manifest says of it. */
interface Listed {
  readonly path: string;
  readonly digest: string;
}

/** A manifest, which `sha256sum -c` reads too: a line for each file (RFC 8493, 2.1.3). */
export const manifestText = (files: readonly Listed[]): string =>
  files.map(({ path, digest }) => `${digest}  ${encodedPath(path)}\n`).join('');

/** A path as manifests write it: what would break their lines, and what marks that, is percent-encoded. */
export const encodedPath = (path: string): string => path.replace(/[\r\n%]/g, encodePart);

/** The algorithms of a bag's manifests: SM3 only where a certificate states it, and every file could be computed by it. */
export function bagAlgorithms(files: readonly PackagedFile[]): readonly ('SHA-256' | 'SM3')[] {
  const isStated = files.some(
    ({ certificateDigests = [], matching = [] }) =>
      matching.includes('SM3') ||
      certificateDigests.some((digest) => digest.isStated && digest.algorithms[0] === 'SM3'),
  );
  const isComputed = payload(files).every(({ otherDigests }) => otherDigests?.SM3);
  return isStated && isComputed ? ['SHA-256', 'SM3'] : ['SHA-256'];
}

/** The payload's manifest by one of the bag's algorithms. */
export const payloadManifest = (files: readonly PackagedFile[], algorithm: 'SHA-256' | 'SM3'): string =>
  manifestText(
    payload(files).map(({ path = '', sha256 = '', otherDigests }) => ({
      path,
      digest: algorithm === 'SM3' ? (otherDigests?.SM3 ?? '') : sha256,
    })),
  );

/** The name of an algorithm in a manifest's file name. */
export const manifestAlgorithm = (algorithm: 'SHA-256' | 'SM3') => algorithm.toLowerCase().replace('-', '');

interface BagInfo {
  readonly files: readonly PackagedFile[];
  readonly by: Maker;
  readonly at: Date;
}

/** bag-info.txt: who packed what, when; what nobody knows isn't there (RFC 8493, 2.2.2). */
export function bagInfo({ files, by, at }: BagInfo): string {
  const here = payload(files);
  const octets = here.reduce((sum, { size = 0 }) => sum + size, 0);
  const elements = [
    ['Contact-Name', by.name],
    ...here.map(({ number }) => ['External-Identifier', number]),
    ['Bagging-Date', wallTime(at).slice(0, 10)],
    ['Payload-Oxum', `${octets}.${here.length}`],
    ['Bag-Software-Agent', 'evidence-console'],
  ];
  return elements
    .map(([label, value = '']) => [label, value.replace(/[\s\p{Cc}]+/gu, ' ').trim()])
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}\n`)
    .join('');
}

/** The files of which something arrived. */
const payload = (files: readonly PackagedFile[]) => files.filter(({ path }) => path !== undefined);
