import type { Called } from './calls.ts';
import { pathOf } from './exchange.ts';
import type { Row } from './row.ts';
import { has, lastWords, VERBS } from './verbs.ts';
import { wordsOf } from './words.ts';

/** A recorded call that sends. */
export type Send = Called<'send'>;

/**
 * The purpose of a call that sends data: adding, changing or deciding a record; otherwise it is a row action, or a list
 * action if it names no row.
 */
export type Purpose = 'create' | 'edit' | 'decide' | 'row' | 'list';

/**
 * The parameter that names the row, and the field that holds its value: the parameter called like the key, else an id,
 * else one that was sent with a row's key.
 * @param key the field that identifies rows, or `#`
 */
export function keyParams(send: Send, key: string, rows: readonly Row[]): Readonly<Record<string, string>> {
  if (key === '#') return {};
  const params = Object.entries(send.params);
  const isId = wordsOf(key).at(-1) === 'id';
  const isField = (name: string) => rows.some((row) => Object.hasOwn(row, name));
  const [param] =
    params.find(([name]) => name === key) ??
    params.find(([name]) => isId && wordsOf(name).at(-1) === 'id') ??
    params.find(([name, value]) => !isField(name) && rows.some((row) => String(row[key]) === value)) ??
    [];
  const inPath = /\{(\w+)\}/.exec(pathOf(send, key))?.[1];
  return { ...(param !== undefined && !inPath && { [param]: key }), ...(inPath && { [inPath]: key }) };
}

/**
 * Infers the purpose of a call that sends data from its name and parameters.
 * @param hasKey whether it names a row
 * @param asks how many parameters the user fills in
 * @param hasShow whether a record has a page, on which it can be changed or decided
 */
export function purposeOf(
  send: Send,
  { hasKey, asks, hasShow }: { readonly hasKey: boolean; readonly asks: number; readonly hasShow: boolean },
): Purpose {
  const words = lastWords(send);
  if (!hasKey) return has(words, VERBS.create) || (asks > 1 && !has(words, VERBS.edit)) ? 'create' : 'list';
  if (send.method === 'DELETE' || !hasShow) return 'row';
  if (has(words, VERBS.decide) && asks > 0) return 'decide';
  const changes = send.method === 'PUT' || send.method === 'PATCH' || has(words, VERBS.edit);
  return changes && asks > 1 ? 'edit' : 'row';
}
