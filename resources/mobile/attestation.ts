import { ApiError } from '@/api/errors';
import { isObject } from '@/schema/fields';
import { expectedDigest } from '../evidence/certificate/digests';
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
 * Decodes the answer of GET /api/webfor/preview: a page of html with its hashes, or an envelope with the certificate's
 * fields. An answer without either hash is malformed.
 * @param showsPage whether the page is shown too: then one in which no hash is found is none the less
 */
export function decodeAttestation(text: string, showsPage = false): Attestation {
  const found = text.trimStart().startsWith('{') ? ofEnvelope(text) : ofPage(text);
  const isShown = showsPage && found.html?.trim();
  if (!found.fileHash && !found.chainHash && !isShown) throw ApiError.of('malformed');
  return found;
}

/**
 * The hashes of a page stand in elements marked `data-hash="file"` and `data-hash="blockchain"`, or behind the words that
 * name them. The first of each counts: the server's own stand before the page that it shows.
 */
function ofPage(html: string): Attestation {
  const marked = [...html.matchAll(MARKED)];
  const first = (name: string) => marked.find(([, mark]) => mark?.toLowerCase() === name)?.[2];
  if (marked.length > 0)
    return { fileHash: normalDigest(first('file')), chainHash: first('blockchain'), html };
  return { ...namedHashes(html), html };
}

const HASH = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi;
const FILE = /sha-?256|文件哈希|文件\s*hash|file\s*hash/i;
const CHAIN = /区块链|链上|交易|block\s?chain|transaction/i;

/** The lines of a page, near enough: what stands between its tags, outside of scripts and styles. */
const linesOf = (html: string) =>
  html
    .split('<')
    .flatMap((part, index) => {
      if (index === 0) return part.split('\n');
      return /^(?:script|style)\b/i.test(part) ? [] : part.slice(part.indexOf('>') + 1).split('\n');
    })
    .map((line) => line.replace(/&#?\w{1,9};/g, ' '));

const saysSomething = (words: string) => /\p{L}/u.test(words);

/** What a page names a hash: the words before it in its line, else the last line with words. */
function namedHashes(html: string): Pick<Attestation, 'fileHash' | 'chainHash'> {
  let heading = '';
  const found = linesOf(html).flatMap((line) => {
    let end = 0;
    const named = [...line.matchAll(HASH)].map((match) => {
      const before = line.slice(end, match.index);
      end = match.index + match[0].length;
      return { name: saysSomething(before) ? before : heading, hash: match[0] };
    });
    const after = line.slice(end);
    if (saysSomething(after)) heading = after;
    return named;
  });
  const file = found.find(({ name, hash }) => FILE.test(name) && !CHAIN.test(name) && normalDigest(hash));
  return { fileHash: normalDigest(file?.hash), chainHash: found.find(({ name }) => CHAIN.test(name))?.hash };
}

/** The client has opened the envelope once: it is one, and says 200. */
function ofEnvelope(text: string): Attestation {
  const body: unknown = JSON.parse(text);
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  return {
    fileHash: expectedDigest(data),
    chainHash: transaction(data.blockchain_hash),
    html: typeof data.html === 'string' && data.html.trim() ? data.html : undefined,
  };
}

const transaction = (raw: unknown) =>
  typeof raw === 'string' && TRANSACTION.test(raw.trim()) ? raw.trim() : undefined;
