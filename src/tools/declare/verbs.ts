import type { Exchange } from './exchange.ts';
import { camel, wordsOf } from './words.ts';

/** Names of calls that change something. */
export const VERBS = {
  create: ['add', 'create', 'new', 'insert', 'save', 'publish', 'apply'],
  edit: ['edit', 'update', 'modify', 'change', 'save', 'set'],
  decide: ['check', 'review', 'audit', 'verify', 'examine', 'approve', 'approval', 'reject', 'decide'],
} as const;

/** Whether a path segment is a number or a parameter. */
const isOne = (part: string) => /^\d+$|^\{/.test(part);

/** The words of the last path segment that isn't a number or parameter. */
export const lastWords = ({ path }: Pick<Exchange, 'path'>): readonly string[] =>
  wordsOf(
    path
      .split('/')
      .filter((part) => part && !isOne(part))
      .at(-1) ?? 'send',
  );

/**
 * The name of a call in its declaration: from its path or, if that only names the entity, from its method.
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

/** Whether one of the words is one of the verbs. */
export const has = (words: readonly string[], verbs: readonly string[]) =>
  words.some((word) => verbs.includes(word));

/** Whether a call changes something, judged by its method or name, not by its answer. */
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
