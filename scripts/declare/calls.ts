import { openEnvelope, pageOf } from '../../resources/envelope.ts';
import { isObject } from '../../src/schema/fields.ts';
import type { Exchange } from './exchange.ts';
import type { Row } from './fields.ts';
import { isChange } from './verbs.ts';

/** What a recorded call does: lists, shows one record, or sends. */
export type Recorded =
  | (Exchange & {
      readonly does: 'list';
      readonly rows: readonly Row[];
      readonly under: string;
      readonly isCounted: boolean;
    })
  | (Exchange & { readonly does: 'show'; readonly record: Row })
  | (Exchange & { readonly does: 'send' });

/** A recorded call that does one of these. */
export type Called<D extends Recorded['does']> = Extract<Recorded, { readonly does: D }>;

/**
 * Tells what a call does by its answer, opened as the console does.
 * @throws where the application's envelope can't open it
 */
export function told(exchange: Exchange): Recorded {
  if (exchange.answer === undefined) return { ...exchange, does: 'send' };
  const data = opened(exchange);
  const under = rowsUnder(data);
  // What a change answers may be what was changed.
  if (under !== undefined && !(Array.isArray(data) && isChange(exchange))) {
    const rows = pageOf(data, under).rows.filter(isObject);
    return { ...exchange, does: 'list', rows, under, isCounted: isObject(data) && 'count' in data };
  }
  if (isObject(data) && Object.keys(data).length > 1 && !isChange(exchange))
    return { ...exchange, does: 'show', record: data };
  return { ...exchange, does: 'send' };
}

function opened({ answer, method, path }: Exchange): unknown {
  try {
    return openEnvelope(answer);
  } catch {
    throw new Error(
      `resources/envelope.ts can't open the answer of ${method} ${path}: it isn't {code: 200, message, data}.`,
    );
  }
}

/**
 * The key that rows stand under, where an answer is a list: the one array of records beside nothing but numbers, flags and
 * nulls. Rows that stand under none are read as those under `data` are.
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

const isNumber = (value: unknown) =>
  value === null || /^-?\d+(?:\.\d+)?$/.test(String(value)) || typeof value === 'boolean';
