import { isObject } from '@/schema/values';
import type { Handlers } from '../routes/access';
import { handlers } from './context';
import { sentBy } from './sent';

/** A call as it was recorded, beside its declaration. */
interface Recorded {
  /** What was sent. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The whole body that was answered. */
  readonly answer: unknown;
}

type Row = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string>>;

/**
 * Answers a call as it was recorded: of a list, the rows that a query leaves, page by page. A parameter that wasn't
 * recorded is refused, where any were.
 */
export const recordedCall = ({ params: known, answer }: Recorded): Handlers =>
  handlers(async (c) => {
    const names = Object.keys(known);
    const sent = await sentBy(c, names.length > 0 ? [...PAGING, ...names] : undefined);
    c.set('code', 200);
    return c.json(answered(answer, sent, known));
  });

const PAGING: readonly string[] = ['page', 'limit'];

/** The answer with the rows that are asked for; one that has none, as it is. */
function answered(answer: unknown, params: Params, known: Recorded['params']): object {
  const body = isObject(answer) ? answer : {};
  const data = isObject(body.data) ? body.data : {};
  const [under, all] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? [];
  const isList = Array.isArray(all) && Object.values(data).every((value) => !isObject(value));
  if (!under || !isList || !isCounted(data, under)) return body;
  const asked = Object.entries(params).filter(
    ([name, value]) => value !== '' && !PAGING.includes(name) && value !== known[name],
  );
  const rows = all.filter(isObject).filter((row) => asked.every(([name, value]) => fits(row, name, value)));
  const [page, limit] = [Number(params.page || 1), Number(params.limit || 10)];
  const count = Object.hasOwn(data, 'count') ? { count: rows.length } : {};
  return { ...body, data: { ...data, ...count, [under]: rows.slice((page - 1) * limit, page * limit) } };
}

/** A page has nothing beside its rows but counts. */
const isCounted = (data: Row, under: string) =>
  Object.entries(data).every(
    ([name, value]) => name === under || value === null || /^\d+$/.test(String(value)),
  );

/** Whether a row has a value: in the field of that name, in one of two days, or somewhere in its texts. */
function fits(row: Row, name: string, value: string): boolean {
  if (Object.hasOwn(row, name) && !isObject(row[name]))
    return String(row[name]) === value || (typeof row[name] === 'string' && row[name].includes(value));
  const [, from, to] = /^(\d{4}-\d{2}-\d{2}.*?) - (\d{4}-\d{2}-\d{2}.*)$/.exec(value) ?? [];
  const texts = textsIn(row);
  if (from && to) return texts.some((text) => DAY.test(text) && text >= from && text <= to);
  return texts.some((text) => text.includes(value));
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
