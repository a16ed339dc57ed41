import { hashNames } from '@i18n/hashNames';
import { isObject } from 'declared-console/schema';
import { ApiError, parseJson } from 'declared-console/wire';
import { preservedDigests } from '../evidence/certificate/digests';
import { algorithmNamed } from '../evidence/hash/algorithm';
import { type PreservedDigest, readDigest } from '../evidence/hash/preservedDigest';

/** The decoded answer of the attestation preview. */
interface Attestation {
  /** The digests of the file. */
  readonly preserved: readonly PreservedDigest[];
  /** The blockchain transaction's hash, as the server writes it. */
  readonly chainHash: string | undefined;
  /** The server's page, to be shown only in a sandboxed frame. */
  readonly html: string | undefined;
}

const TRANSACTION = /^(?:0x)?[0-9a-f]{16,128}$/i;
// Quantifiers are bounded, so that it takes linear time on every page.
const MARKED =
  /data-hash\s{0,9}=\s{0,9}["']?(file|blockchain)\b["']?[^<>]{0,200}>\s{0,99}((?:0x)?[0-9a-f]{16,128})\s{0,99}</gi;
const ALGORITHM = /data-algorithm\s*=\s*["']?([\w-]+)/i;

/**
 * Decodes the answer of GET /api/webfor/preview: an html page with the hashes, or an envelope with the certificate's
 * fields. An answer without hashes is malformed.
 * @param showsPage whether the page is shown too; it then need not contain hashes
 */
export function decodeAttestation(text: string, showsPage = false): Attestation {
  const found = text.trimStart().startsWith('{') ? ofEnvelope(text) : ofPage(text);
  const isShown = showsPage && found.html?.trim();
  const hasDigest = found.preserved.some(({ hex }) => hex !== undefined);
  if (!hasDigest && !found.chainHash && !isShown) throw ApiError.of('malformed');
  return found;
}

/**
 * Reads the hashes from a page: from elements marked `data-hash="file"` and `data-hash="blockchain"`, or else by the
 * words that name them. The first of each counts, because the server's own come before the page it embeds. An element
 * may say its algorithm (`data-algorithm`).
 */
function ofPage(html: string): Attestation {
  const marked = [...html.matchAll(MARKED)];
  const first = (name: string) => marked.find(([, mark]) => mark?.toLowerCase() === name);
  if (marked.length === 0) return { ...namedHashes(html), html };
  const file = first('file');
  const tag = html.slice(html.lastIndexOf('<', file?.index), file?.index).concat(file?.[0] ?? '');
  const [, algorithm] = ALGORITHM.exec(tag) ?? [];
  return { preserved: only(readDigest(file?.[2], algorithm)), chainHash: first('blockchain')?.[2], html };
}

const HASH = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi;
const DIGITS = /^[0-9a-f]{64}$/i;

/** A table cell, or the text between tables. */
interface Cell {
  readonly tag: string;
  /** Without tags; each tag becomes a line break. */
  text: string;
}

/**
 * The rows of a page's tables, roughly parsed; text between tables becomes a row with one cell. Scripts and styles are
 * left out.
 */
function rowsOf(html: string): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  for (const part of `table>${html}`.split('<')) {
    const tag = /^\/?[a-z]{0,9}/i.exec(part)?.[0].toLowerCase() ?? '';
    if (tag === 'script' || tag === 'style') continue;
    if (/^(?:tr|\/?table)$/.test(tag)) rows.push([]);
    if (/^(?:t[dh]|\/?table)$/.test(tag)) rows.at(-1)?.push({ tag, text: '' });
    const cell = rows.at(-1)?.at(-1);
    if (cell) cell.text += `\n${part.slice(part.indexOf('>') + 1).replace(/&#?\w{1,9};/g, ' ')}`;
  }
  return rows;
}

const saysSomething = (words: string) => /\p{L}/u.test(words);

/** The hashes of a cell, each with the last words before it, and the last words of the cell. */
function hashesIn({ text }: Cell) {
  let last = '';
  const hashes = text.split('\n').flatMap((line) => {
    let end = 0;
    const see = (words: string) => {
      if (saysSomething(words)) last = words;
    };
    const found = [...line.matchAll(HASH)].map((match) => {
      see(line.slice(end, match.index));
      end = match.index + match[0].length;
      return { name: last, hash: match[0] };
    });
    see(line.slice(end));
    return found;
  });
  return { hashes, last };
}

/**
 * The hashes of a page by their names: the words before them in the cell, or else the names of their row and column, or
 * else the last words before the table.
 */
function hashesByName(html: string): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  let heading = '';
  let header: readonly string[] = [];
  for (const row of rowsOf(html)) {
    const cells = row.map(hashesIn);
    const tags = new Set(row.map(({ tag }) => tag));
    const isOutside = tags.has('table') || tags.has('/table');
    if (isOutside) header = [];
    let left = '';
    for (const [column, { hashes, last }] of cells.entries()) {
      // With cells that span columns, the columns can't be matched.
      const top = header.length === row.length ? header[column] : '';
      const around = `${left} ${top}`.trim() || (header.length > 0 ? '' : heading);
      for (const { name, hash } of hashes) {
        const own = name || around;
        const same = byName.get(own) ?? [];
        same.push(hash);
        byName.set(own, same);
      }
      left = last || left;
    }
    if (isOutside) heading = left || heading;
    else if (tags.size === 1 && cells.every(({ hashes }) => hashes.length === 0)) {
      const isHeader = tags.has('th') || row.length === 1 || row.length !== header.length;
      if (isHeader) header = cells.map(({ last }) => last);
    }
  }
  return byName;
}

/** A name counts only if it names a single hash, and only one kind of it. */
function namedHashes(html: string): Pick<Attestation, 'preserved' | 'chainHash'> {
  const named = [...hashesByName(html)].filter(
    ([name, hashes]) =>
      hashNames.file.test(name) !== hashNames.chain.test(name) &&
      new Set(hashes.map((hash) => hash.toLowerCase())).size === 1,
  );
  const file = named.find(([name, [hash]]) => hashNames.file.test(name) && DIGITS.test(hash ?? ''));
  const chain = named.find(([name]) => hashNames.chain.test(name));
  const algorithm = algorithmNamed(file?.[0].replace(hashNames.beside, '') ?? '');
  return { preserved: only(readDigest(file?.[1][0], algorithm)), chainHash: chain?.[1][0] };
}

const only = (digest: PreservedDigest | undefined) => (digest ? [digest] : []);

/** The client has already opened the envelope: it is valid and has code 200. */
function ofEnvelope(text: string): Attestation {
  const body: unknown = parseJson(text);
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  return {
    preserved: preservedDigests(data),
    chainHash: transaction(data.blockchain_hash),
    html: typeof data.html === 'string' && data.html.trim() ? data.html : undefined,
  };
}

const transaction = (raw: unknown) =>
  typeof raw === 'string' && TRANSACTION.test(raw.trim()) ? raw.trim() : undefined;
