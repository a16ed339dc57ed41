import { groupBy } from 'es-toolkit';
import type { Codec } from '../../api/codec.ts';
import { isObject } from '../../model/values.ts';
import type { Exchange } from './exchange.ts';
import type { Row } from './row.ts';
import { isChange } from './verbs.ts';

/** A recorded call by its purpose: it lists, shows one record, or sends data. */
export type Recorded =
  | (Exchange & {
      readonly does: 'list';
      readonly rows: readonly Row[];
      /** The key of the rows, where it isn't the codec's own. */
      readonly under: string | undefined;
      readonly isCounted: boolean;
    })
  | (Exchange & { readonly does: 'show'; readonly record: Row })
  | (Exchange & { readonly does: 'send' });

/** A recorded call of one of these kinds. */
export type Called<D extends Recorded['does']> = Extract<Recorded, { readonly does: D }>;

/** Classifies a call; throws if the application's codec can't open its answer. */
export type Classify = (recorded: Exchange) => Recorded;

/** Classifies calls by their answers, which are opened as the console does. */
export const classifierOf =
  (codec: Codec): Classify =>
  (recorded) =>
    classified(recorded, codec);

function classified(recorded: Exchange, codec: Codec): Recorded {
  if (recorded.answer === undefined) return { ...recorded, does: 'send' };
  const exchange = withoutDotted(recorded);
  const data = opened(exchange, codec);
  const under = rowsUnder(data);
  // A change may answer what was changed.
  if (under !== undefined && !(Array.isArray(data) && isChange(exchange))) {
    const page = pageIn(data, under, exchange, codec);
    const rows = page.rows.filter(isObject);
    return { ...exchange, does: 'list', rows, under: page.under, isCounted: page.total !== undefined };
  }
  if (isObject(data) && Object.keys(data).length > 1 && !isChange(exchange))
    return { ...exchange, does: 'show', record: data };
  return { ...exchange, does: 'send' };
}

/** Drops keys that contain a dot from a call's answer, with a note, because field paths are split at dots. */
function withoutDotted(recorded: Exchange): Exchange {
  const gone = new Set<string>();
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const { dotted = [], plain = [] } = groupBy(Object.keys(value), (key) =>
      key.includes('.') ? 'dotted' : 'plain',
    );
    for (const key of dotted) gone.add(key);
    return Object.fromEntries(plain.map((key) => [key, visit(value[key])]));
  };
  const answer = visit(recorded.answer);
  if (gone.size === 0) return recorded;
  const keys = [...gone].map((key) => `'${key}'`).join(', ');
  const note = `left out of its answer: ${keys}, as a key with a dot in it is the path of a field inside a record.`;
  return { ...recorded, answer, notes: [...(recorded.notes ?? []), note] };
}

function opened({ answer, method, path }: Exchange, codec: Codec): unknown {
  try {
    return codec.open(answer, { status: 200, headers: new Headers() }, { method, path });
  } catch {
    throw new Error(
      `The codec can't open the answer of ${method} ${path}: it isn't a success as it knows one.`,
    );
  }
}

/** The page in an answer, and the key of its rows where the codec needs to be told. */
function pageIn(data: unknown, under: string, { method, path }: Exchange, codec: Codec) {
  try {
    const page = codec.page(data, { method, path });
    if (page.rows.length > 0 || !hasRows(data, under)) return { ...page, under: undefined };
  } catch {
    // Its rows are elsewhere.
  }
  return { ...codec.page(data, { method, path, rows: under }), under };
}

const hasRows = (data: unknown, under: string) =>
  isObject(data) && Array.isArray(data[under]) && data[under].length > 0;

/**
 * The key of the rows, if an answer is a list: its only array of records, beside nothing but numbers, flags and nulls.
 * Rows without a key are treated like those under `data`.
 */
function rowsUnder(data: unknown): string | undefined {
  if (Array.isArray(data)) return data.length > 0 && data.every(isObject) ? 'data' : undefined;
  if (!isObject(data)) return undefined;
  const arrays = Object.keys(data).filter((key) => Array.isArray(data[key]));
  const [under] = arrays;
  const isRows = under !== undefined && (data[under] as unknown[]).every(isObject);
  const beside = Object.keys(data).filter((key) => key !== under);
  return isRows && arrays.length === 1 && beside.every((key) => isNumber(data[key])) ? under : undefined;
}

/** Why an answer that contains rows isn't treated as a list, as a sentence. */
export function rowsPassedOver(call: Recorded): readonly string[] {
  if (call.does !== 'show') return [];
  const { record } = call;
  const under = Object.keys(record).find((key) => {
    const rows = record[key];
    return Array.isArray(rows) && rows.length > 0 && rows.every(isObject);
  });
  const why = 'count' in record ? 'and more than numbers beside them' : "but no 'count' beside them";
  return under
    ? [`If ${call.method} ${call.path} is the list: it answers rows under '${under}', ${why}.`]
    : [];
}

const isNumber = (value: unknown) =>
  value === null || /^-?\d+(?:\.\d+)?$/.test(String(value)) || typeof value === 'boolean';
