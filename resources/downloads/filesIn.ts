import { isObject } from 'declared-console/schema';

/** A file in an answer: its url as the server wrote it, and what else came with it that may name its evidence. */
interface FoundFile {
  readonly raw: string;
  readonly names: readonly string[];
}

/** An address, also one that was encoded as a whole. */
const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*(?::|%3A)|\/|%2F)/i;
/** The keys under which servers put the url of a file, the contract's first. */
const URL_KEYS = [/^url$/i, /^downUrl$/i, /url|href|link/i, /path|address|src|file/i];
/** The keys under which servers put several files. */
const LIST_KEYS = /^(?:list|data|rows|files|urls|items)$/i;

/**
 * The url of one file in an answer: the text itself, or the one in an object.
 * @param first the key of the contract
 */
export function urlIn(data: unknown, first = 'url'): string | undefined {
  if (typeof data === 'string') return data.trim() || undefined;
  if (!isObject(data)) return undefined;
  const keys = [first, ...URL_KEYS.flatMap((like) => Object.keys(data).filter((key) => like.test(key)))];
  const values = keys.map((key) => data[key]);
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/**
 * The files in an answer: an array of urls or of objects with one, a single one, or either under the keys of an object, which
 * may be numbers of evidence. Entries without a url are no files. `undefined` if it can't be an answer with files.
 */
export function filesIn(data: unknown): readonly FoundFile[] | undefined {
  if (data === null || data === undefined) return [];
  if (typeof data === 'string') return ADDRESS.test(data) ? [{ raw: data, names: [] }] : undefined;
  if (Array.isArray(data)) return data.flatMap((each) => fileIn(each) ?? []);
  if (!isObject(data)) return undefined;
  const list = Object.keys(data).find((key) => LIST_KEYS.test(key) && typeof data[key] === 'object');
  if (list) return filesIn(data[list]);
  const url = urlIn(data);
  if (url && ADDRESS.test(url)) return [{ raw: url, names: textsIn(data) }];
  const files = Object.entries(data).flatMap(([key, each]) => {
    const file = isObject(each) || ADDRESS.test(String(each)) ? fileIn(each) : undefined;
    return file ? { ...file, names: [key, ...file.names] } : [];
  });
  return files.length > 0 ? files : undefined;
}

function fileIn(entry: unknown): FoundFile | undefined {
  const raw = urlIn(entry);
  return raw === undefined ? undefined : { raw, names: isObject(entry) ? textsIn(entry) : [] };
}

const textsIn = (entry: Record<string, unknown>) =>
  Object.values(entry).filter((value): value is string => typeof value === 'string');
