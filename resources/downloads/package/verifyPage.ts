import { verifyWords } from '@i18n/verify';
import sha256 from 'hash-wasm/dist/sha256.umd.min.js?raw';
import { ALGORITHMS, type Algorithm } from '../../evidence/hash/algorithm';
import { judge } from '../../evidence/hash/judge';
import { checkBag } from './checkBag';
import type { PackagedFile } from './packagedFile';
import { parseManifest } from './parseManifest';
import page from './verify.html?raw';

const sources: Readonly<Record<Algorithm, () => Promise<{ readonly default: string }>>> = {
  MD5: () => import('hash-wasm/dist/md5.umd.min.js?raw'),
  'SHA-1': () => import('hash-wasm/dist/sha1.umd.min.js?raw'),
  'SHA-256': async () => ({ default: sha256 }),
  SM3: () => import('hash-wasm/dist/sm3.umd.min.js?raw'),
  'SHA-384': () => import('hash-wasm/dist/sha384.umd.min.js?raw'),
  'SHA-512': () => import('hash-wasm/dist/sha512.umd.min.js?raw'),
};

/**
 * The page that verifies an unpacked archive on any computer: a single file that loads nothing else. It has the console's
 * own check and comparison, and the algorithms that these files need.
 */
export async function verifyPage(files: readonly PackagedFile[]): Promise<string> {
  const used = new Set(['SHA-256', ...files.flatMap(({ otherDigests = {} }) => Object.keys(otherDigests))]);
  const scripts = await Promise.all(ALGORITHMS.filter((each) => used.has(each)).map(sourceOf));
  const timestamps = files.some(({ timestamp }) => timestamp?.path) ? await timestampSource() : '';
  return page
    .replace('"%{words}"', () => JSON.stringify(verifyWords).replaceAll('<', '\\u003c'))
    .replace('/* hash-wasm */', () => scripts.join(';\n'))
    .replace('"%{judge}"', () => String(judge))
    .replace('"%{parseManifest}"', () => String(parseManifest))
    .replace('"%{checkBag}"', () => String(checkBag))
    .replace('/* time stamps */', () => timestamps);
}

/** What checks time stamps, which is larger than all the rest of the page. */
async function timestampSource(): Promise<string> {
  try {
    const { default: source } = await import('../../evidence/timestamp/checkToken.ts?bundled');
    return source.replaceAll('</', '<\\/');
  } catch {
    return '';
  }
}

/** Without it, the page says that it can't compute this algorithm; the archive is there all the same. */
async function sourceOf(algorithm: Algorithm): Promise<string> {
  try {
    return (await sources[algorithm]()).default.trim();
  } catch {
    return '';
  }
}
