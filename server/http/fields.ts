import { z } from 'zod';
import { malformed } from './refusal';

/** The parameters a call takes, by name, each a schema of its text. */
export type Fields = Record<string, z.ZodType>;
/** The values read from those parameters. */
export type ValuesOf<F extends Fields> = z.output<z.ZodObject<F>>;

/** A range of wall time, both ends included. */
export type DateRange = NonNullable<z.output<typeof dateRange>>;

/** Parameters allowed on every call: a cache breaker, and the ticket of a download. */
const tolerated = new Set(['_', 'ticket']);

/** Parameters as Hono's validators pass them: a repeated one is an array. */
type Params = Readonly<Record<string, unknown>>;

/** Reads a call's parameters; throws code 422 for one that is unknown, repeated or malformed. Empty counts as absent. */
export function readFields<F extends Fields>(params: Params, schema: z.ZodObject<F>): ValuesOf<F> {
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (!(field || tolerated.has(name))) throw malformed(`未知参数：${name.slice(0, 40)}`);
    if (typeof value !== 'string') throw malformed(`参数 ${name} 重复`);
    const text = trimmed(name, value);
    const kept = field?.meta()?.isVerbatim ? value : text;
    if (kept) sent[name] = kept;
  }
  const { data, error } = schema.safeParse(sent, { error: sentenceOf });
  if (error) throw malformed(error.issues[0]?.message ?? '');
  return data as ValuesOf<F>;
}

/** What a refused parameter is told, unless its field says it. */
const sentenceOf: z.core.$ZodErrorMap = ({ input, path }) =>
  input === undefined ? `缺少参数 ${path?.join()}` : `参数 ${path?.join()} 的值无效`;

/** Trims a parameter's text; throws code 422 if it contains a NUL, which PostgreSQL can't store in text. */
export function trimmed(name: string, value: string): string {
  if (value.includes('\0')) throw malformed(`参数 ${name} 含有无效字符`);
  return value.trim();
}

/** Says what is wrong with a parameter after its name, which the issue knows. */
const named = (what: string) => ({
  error: (issue: { path?: PropertyKey[] }) => `参数 ${issue.path?.join()} ${what}`,
});

/** Text of at most `max` characters: not code units, of which rare characters have two. */
export const text = (max: number, tooLong?: string) =>
  z.string().refine((value) => [...value].length <= max, tooLong ?? named(`不能超过${max}个字符`));

/** A password: blanks at its ends are part of it. */
export const sentPassword = (missing: string) => z.string(missing).pipe(text(200)).meta({ isVerbatim: true });
export const optionalPassword = text(200).optional().meta({ isVerbatim: true });

/** An integer within bounds. */
const integer = (min: number, max: number) =>
  z
    .string()
    .transform((value) => (/^\d{1,12}$/.test(value) ? Number(value) : Number.NaN))
    .refine((number) => number >= min && number <= max, named(`应为${min}到${max}的整数`));

/** How many there are of something. */
export const count = integer(0, 999_999_999_999);

/** A row's id. */
export const id = integer(1, 999_999_999_999);

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
export const dateRange = z
  .string()
  .transform((value) => {
    const [, start = '', end = ''] = rangePattern.exec(value) ?? [];
    return {
      from: start.length === 10 ? `${start} 00:00:00` : start,
      to: end.length === 10 ? `${end} 23:59:59` : end,
    };
  })
  .refine(({ from, to }) => exists(from) && exists(to), named('的日期格式无效'))
  .refine(({ from, to }) => from <= to, named('的开始日期不能晚于结束日期'))
  .optional();

/** The parameters of every list: `page` starts at 1, `limit` defaults to 10. */
export const paging = {
  page: integer(1, 100_000_000).default(1),
  limit: integer(1, 100).default(10),
};

/** A search keyword. */
export const keyword = text(60, '关键字不能超过60个字符').optional();

/** A yyyy-MM-dd or yyyy-MM-dd HH:mm:ss that exists on the calendar. */
export const dateTime = z
  .string()
  .refine((value) => new RegExp(`^${datePart}$`).test(value) && exists(value), named('的日期格式无效'))
  .optional();
