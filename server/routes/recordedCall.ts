import { isObject } from 'declared-console/schema';
import { handlers } from '../calls/context';
import { sentBy } from '../calls/sent';
import type { Handlers } from './access';

/** A recorded call, from the file beside its declaration. */
interface Recorded {
  /** The parameters that were sent. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The whole body of the answer. */
  readonly answer: unknown;
}

type Row = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string>>;

/**
 * Replays a recorded call; lists are filtered by the query and paged. If parameters were recorded, others are refused.
 */
export const recordedCall = ({ params: known, answer }: Recorded): Handlers =>
  handlers(async (c) => {
    const names = Object.keys(known);
    const sent = await sentBy(c, names.length > 0 ? [...PAGING, ...names] : undefined);
    c.set('code', 200);
    return c.json(answered(answer, sent, known));
  });

const PAGING: readonly string[] = ['page', 'limit'];

/** The answer with the matching rows of the page; returned unchanged if it isn't a list. */
function answered(answer: unknown, params: Params, known: Recorded['params']): object {
  const body = isObject(answer) ? answer : {};
  const data = isObject(body.data) ? body.data : {};
  const [under, all] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? [];
  const isList = Array.isArray(all) && Object.values(data).every((value) => !isObject(value));
  if (!under || !isList || !isCounted(data, under)) return body;
  const asked = Object.entries(params).filter(
    ([name, value]) => value !== '' && !PAGING.includes(name) && value !== known[name],
  );
  const rows = all
    .filter(isObject)
    .filter((row) => asked.every(([name, value]) => matches(row, name, value)));
  const [page, limit] = [Number(params.page || 1), Number(params.limit || 10)];
  const count = Object.hasOwn(data, 'count') ? { count: rows.length } : {};
  return { ...body, data: { ...data, ...count, [under]: rows.slice((page - 1) * limit, page * limit) } };
}

/** Besides its rows, a page holds only counts. */
const isCounted = (data: Row, under: string) =>
  Object.entries(data).every(
    ([name, value]) => name === under || value === null || /^\d+$/.test(String(value)),
  );

/** Whether a row matches a parameter: by the field of that name, by a range of days, or by text anywhere in it. */
function matches(row: Row, name: string, value: string): boolean {
  const isField = Object.hasOwn(row, name) && !isObject(row[name]);
  const [, from, to] = /^(\d{4}-\d{2}-\d{2}.*?) - (\d{4}-\d{2}-\d{2}.*)$/.exec(value) ?? [];
  if (from && to) {
    const moments = textsIn(isField ? row[name] : row).filter((text) => DAY.test(text));
    return moments.some((text) => timed(text) >= timed(from) && timed(text) <= timed(to, '23:59:59'));
  }
  if (isField)
    return String(row[name]) === value || (typeof row[name] === 'string' && row[name].includes(value));
  return textsIn(row).some((text) => text.includes(value));
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A moment as yyyy-MM-dd HH:mm:ss; a day alone is completed by `time`. */
const timed = (text: string, time = '00:00:00') =>
  text.length === 10 ? `${text} ${time}` : text.slice(0, 19).replace('T', ' ');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
