import { ApiError } from '@/api/errors';
import { isObject } from '@/schema/fields';
import { normalDigest } from '../evidence/hash/digest';

/** What the attestation preview answered, decoded. */
interface Attestation {
  readonly fileHash: string | undefined;
  /** The blockchain transaction's hash, as the server writes it. */
  readonly chainHash: string | undefined;
  /** The server's page, for a sandboxed frame and nothing else. */
  readonly html: string | undefined;
}

const TRANSACTION = /^(?:0x)?[0-9a-f]{16,128}$/i;
// Every stretch is bounded, so that no page, however made, takes more than linear time.
const MARKED =
  /data-hash\s{0,9}=\s{0,9}["']?(file|blockchain)\b["']?[^<>]{0,200}>\s{0,99}((?:0x)?[0-9a-f]{16,128})\s{0,99}</gi;

/**
 * Decodes the answer of GET /api/webfor/preview: a page of html whose hashes stand in elements marked
 * `data-hash="file"` and `data-hash="blockchain"`, or an envelope with the certificate's fields.
 * An answer without either hash is malformed.
 */
export function decodeAttestation(text: string): Attestation {
  const found = text.trimStart().startsWith('{') ? ofEnvelope(text) : ofPage(text);
  if (!found.fileHash && !found.chainHash) throw ApiError.of('malformed');
  return found;
}

/** The first of each mark counts: the server's own stand before the page that it shows. */
function ofPage(html: string): Attestation {
  const marked = [...html.matchAll(MARKED)];
  const first = (name: string) => marked.find(([, mark]) => mark?.toLowerCase() === name)?.[2];
  return { fileHash: normalDigest(first('file')), chainHash: first('blockchain'), html };
}

/** The client has opened the envelope once: it is one, and says 200. */
function ofEnvelope(text: string): Attestation {
  const body: unknown = JSON.parse(text);
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  return {
    fileHash: normalDigest(data.file_hash) ?? normalDigest(data.sha256),
    chainHash: transaction(data.blockchain_hash),
    html: typeof data.html === 'string' && data.html.trim() ? data.html : undefined,
  };
}

const transaction = (raw: unknown) =>
  typeof raw === 'string' && TRANSACTION.test(raw.trim()) ? raw.trim() : undefined;
