import type { Exchange } from './exchange.ts';
import { camel, wordsOf } from './words.ts';

/** What calls that change something are called. */
export const VERBS = {
  create: ['add', 'create', 'new', 'insert', 'save', 'publish', 'apply'],
  edit: ['edit', 'update', 'modify', 'change', 'save', 'set'],
  decide: ['check', 'review', 'audit', 'verify', 'examine', 'approve', 'approval', 'reject', 'decide'],
} as const;

/** Whether a part of a path names one of many: a number, or a parameter. */
const isOne = (part: string) => /^\d+$|^\{/.test(part);

/** The words of the last part of a call's path that names no record. */
export const lastWords = ({ path }: Pick<Exchange, 'path'>): readonly string[] =>
  wordsOf(
    path
      .split('/')
      .filter((part) => part && !isOne(part))
      .at(-1) ?? 'send',
  );

/**
 * What a call that sends is called in its declaration: by its path, or where that names only the thing, by its method.
 * @param things the path of the list
 */
export function nameOf(
  { method, path }: Pick<Exchange, 'method' | 'path'>,
  things: string | undefined,
): string {
  const isThing = path === things || isOne(path.split('/').at(-1) ?? '');
  return (isThing && BY_METHOD[method]) || camel(lastWords({ path }));
}

const BY_METHOD: Readonly<Partial<Record<Exchange['method'], string>>> = {
  POST: 'add',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'remove',
};

/** Whether one of some words is a verb of those. */
export const has = (words: readonly string[], verbs: readonly string[]) =>
  words.some((word) => verbs.includes(word));

/** Whether a call changes something, whatever it answers, by its method or by what it is called. */
export function isChange({ method, path }: Pick<Exchange, 'method' | 'path'>): boolean {
  if (method === 'GET') return false;
  if (method !== 'POST') return true;
  const words = lastWords({ path });
  const reads = [
    'get',
    'list',
    'detail',
    'details',
    'info',
    'one',
    'query',
    'find',
    'show',
    'view',
    'search',
  ];
  return !has(words, reads) && has(words, Object.values(VERBS).flat());
}
