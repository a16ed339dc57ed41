import { malformed } from './refusal';

/** Reads one parameter, given its name (for messages) and its text (never empty; undefined if it wasn't sent). */
export interface FieldReader<T> {
  (name: string, text: string | undefined): T;
  /** Reads the text as it was sent; others get it trimmed. */
  readonly isVerbatim?: true;
}
/** The parameters a call takes, by name. */
export type Fields = Record<string, FieldReader<unknown>>;
/** The values read from those parameters. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };

/** A range of wall time, both ends included. */
export interface DateRange {
  from: string;
  to: string;
}

/** Parameters allowed on every call: a cache breaker, and the ticket of a download. */
const tolerated = new Set(['_', 'ticket']);

/** Parameters as Hono's validators pass them: a repeated one is an array. */
type Params = Readonly<Record<string, unknown>>;

/** Reads a call's parameters; throws code 422 for one that is unknown, repeated or malformed. Empty counts as absent. */
export function readFields<F extends Fields>(params: Params, fields: F): ValuesOf<F> {
  for (const [name, value] of Object.entries(params)) {
    if (!(Object.hasOwn(fields, name) || tolerated.has(name)))
      throw malformed(`未知参数：${name.slice(0, 40)}`);
    if (typeof value !== 'string') throw malformed(`参数 ${name} 重复`);
  }
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    field(name, textOf(params, name, field.isVerbatim)),
  ]);
  return Object.fromEntries(read) as ValuesOf<F>;
}

function textOf(params: Params, name: string, isVerbatim = false): string | undefined {
  const value = params[name];
  if (typeof value !== 'string') return undefined;
  const text = trimmed(name, value);
  return (isVerbatim ? value : text) || undefined;
}

/** Trims a parameter's text; throws code 422 if it contains a NUL, which PostgreSQL can't store in text. */
export function trimmed(name: string, value: string): string {
  if (value.includes('\0')) throw malformed(`参数 ${name} 含有无效字符`);
  return value.trim();
}

/** Makes a parameter required; `message` is the sentence the API specifies, if it has one. */
export const required = <T>(field: FieldReader<T | undefined>, message?: string): FieldReader<T> =>
  Object.assign((name: string, text: string | undefined) => {
    const value = field(name, text);
    if (value === undefined) throw malformed(message ?? `缺少参数 ${name}`);
    return value;
  }, field.isVerbatim && { isVerbatim: field.isVerbatim });

/** Text of at most `max` characters. */
export const text =
  (max: number, tooLong?: string): FieldReader<string | undefined> =>
  (name, value) => {
    if (value !== undefined && [...value].length > max)
      throw malformed(tooLong ?? `参数 ${name} 不能超过${max}个字符`);
    return value;
  };

/** A password: blanks at its ends are part of it. */
export const password: FieldReader<string | undefined> = Object.assign(text(200), {
  isVerbatim: true as const,
});

/** Text that matches a pattern. */
export const pattern =
  (test: RegExp, message: string): FieldReader<string | undefined> =>
  (_name, value) => {
    if (value !== undefined && !test.test(value)) throw malformed(message);
    return value;
  };

/** One of a few codes. */
export const oneOf =
  <const T extends string>(...codes: readonly T[]): FieldReader<T | undefined> =>
  (name, value) => {
    const code = codes.find((each) => each === value);
    if (value !== undefined && code === undefined) throw malformed(`参数 ${name} 的值无效`);
    return code;
  };

/** An integer within bounds. */
const integer =
  (min: number, max: number, message?: string): FieldReader<number | undefined> =>
  (name, value) => {
    if (value === undefined) return undefined;
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max))
      throw malformed(message ?? `参数 ${name} 应为${min}到${max}的整数`);
    return number;
  };

/** A row's id. */
export const id: FieldReader<number | undefined> = integer(1, 999_999_999_999);

const datePart = '\\d{4}-\\d{2}-\\d{2}(?: \\d{2}:\\d{2}:\\d{2})?';
const rangePattern = new RegExp(`^(${datePart}) - (${datePart})$`);

/** Whether a wall time exists on the calendar: 2024-02-30 doesn't, nor does the year 0000, which PostgreSQL lacks. */
function exists(wall: string): boolean {
  const moment = new Date(`${wall.replace(' ', 'T')}Z`);
  return (
    !Number.isNaN(moment.getTime()) && wall >= '0001' && moment.toISOString().startsWith(wall.slice(0, 10))
  );
}

/** `start - end`, each yyyy-MM-dd or yyyy-MM-dd HH:mm:ss; an end without a time means the end of that day. */
export const dateRange: FieldReader<DateRange | undefined> = (name, value) => {
  if (value === undefined) return undefined;
  const [, start = '', end = ''] = rangePattern.exec(value) ?? [];
  const from = start.length === 10 ? `${start} 00:00:00` : start;
  const to = end.length === 10 ? `${end} 23:59:59` : end;
  if (!(start && exists(from) && exists(to))) throw malformed(`参数 ${name} 的日期格式无效`);
  if (from > to) throw malformed(`参数 ${name} 的开始日期不能晚于结束日期`);
  return { from, to };
};

/** The parameters of every list: `page` starts at 1, `limit` defaults to 10. */
export const paging = {
  page: ((name, value) => integer(1, 100_000_000)(name, value) ?? 1) as FieldReader<number>,
  limit: ((name, value) => integer(1, 100)(name, value) ?? 10) as FieldReader<number>,
};

/** A search keyword. */
export const keyword = text(60, '关键字不能超过60个字符');

/** A yyyy-MM-dd or yyyy-MM-dd HH:mm:ss that exists on the calendar. */
export const dateTime: FieldReader<string | undefined> = (name, value) => {
  if (value === undefined) return undefined;
  if (!(new RegExp(`^${datePart}$`).test(value) && exists(value)))
    throw malformed(`参数 ${name} 的日期格式无效`);
  return value;
};
