import type { PreservedDigest } from '../../evidence/hash/preservedDigest';
import type { ListedFile, ParsedManifest } from './bagCheck';

/**
 * Parses manifest.json, which isn't trusted; `undefined` if it isn't one. It refers to nothing outside itself: its source goes
 * into verify.html.
 */
export function parseManifest(text: string | undefined): ParsedManifest | undefined {
  const known = ['MD5', 'SHA-1', 'SHA-256', 'SM3', 'SHA-384', 'SHA-512'];
  let raw: { version?: unknown; files?: unknown; createdAt?: unknown; createdBy?: unknown };
  try {
    raw = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (raw?.version !== 1 || !Array.isArray(raw.files)) return undefined;
  const isDigest = (digest: PreservedDigest) =>
    typeof digest?.text === 'string' &&
    (digest.hex === undefined || typeof digest.hex === 'string') &&
    Array.isArray(digest.algorithms) &&
    digest.algorithms.every((name) => known.includes(name)) &&
    typeof digest.isStated === 'boolean';
  const isFile = (file: ListedFile) =>
    typeof file?.number === 'string' &&
    typeof file.verdict === 'string' &&
    (file.path === undefined
      ? file.verdict === 'missing'
      : typeof file.path === 'string' &&
        Number.isInteger(file.size) &&
        /^[0-9a-f]{64}$/.test(file.sha256 ?? '')) &&
    (file.timestamp === undefined ||
      file.timestamp?.path === undefined ||
      typeof file.timestamp.path === 'string') &&
    (file.isExact === undefined || typeof file.isExact === 'boolean') &&
    (file.certificateDigests === undefined ||
      (Array.isArray(file.certificateDigests) && file.certificateDigests.every(isDigest)));
  return raw.files.every(isFile) ? { ...raw, files: raw.files as ListedFile[] } : undefined;
}
