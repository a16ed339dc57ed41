import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountOf, type Call, handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { sentBy } from '../calls/sent';
import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { trimmed } from '../http/fields';
import { malformed, notFound, Refusal } from '../http/refusal';
import type { Handlers } from './access';

type Texts = Readonly<Record<string, string>>;
type Row = Record<string, unknown>;

/**
 * A table whose columns have the wire's keys; `key` is the one that identifies a row on the wire, `rowNo` the table's
 * own id.
 */
interface Rows {
  readonly table: PgTable & { readonly rowNo: PgColumn };
  readonly key: string;
}

/** `param` is the parameter of the path, query or body that identifies the row. */
interface Named extends Rows {
  readonly param: string;
}

/** Answers one row, with the given fields. */
export const rowCall = ({ fields, ...named }: Named & { readonly fields: readonly string[] }): Handlers =>
  handlers(async (c) => {
    const row = await rowOf(c, c.var.deps.db, named, await sentBy(c, [named.param]));
    return ok(c, Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
  });

/** Adds a row: a copy of the newest one, with the initial values in `first` and what was sent. */
export const addCall = ({
  table,
  key,
  takes,
  first,
}: Rows & { readonly takes: readonly string[]; readonly first: Texts }): Handlers =>
  handlers(async (c) => {
    const sent = await sentBy(c, takes);
    await c.var.deps.db.transaction(async (tx) => {
      // Serializes concurrent inserts: the new key is derived from the newest row.
      await tx.execute(sql`lock table ${table} in share row exclusive mode`);
      const [newest] = await tx.select().from(table).orderBy(desc(table.rowNo)).limit(1);
      const { rowNo, ...like }: Row = newest ?? {};
      const own = valuesOf(table, { [key]: String(Number(rowNo ?? 0) + 1_000_000), ...first, ...sent });
      await tx.insert(table).values({ ...like, ...own });
    });
    return ok(c, null);
  });

/** A review decision: `state` is the status column, `waits` its code while pending. */
export interface Decision {
  readonly state: string;
  readonly waits: string;
  /**
   * The parameter that carries the decision, and the new status for each of its values; without it, the one new status.
   */
  readonly answer?: string;
  readonly becomes: Texts;
  /** The columns for who decided, and when (wall time, or seconds or milliseconds since 1970). */
  readonly by?: string;
  readonly at?: { readonly column: string; readonly in: 'text' | 's' | 'ms' };
  /** The column that holds the review records, and the keys of each record; `remark` is the parameter for its note. */
  readonly rows?: {
    readonly column: string;
    readonly by: string;
    readonly at: string;
    readonly result: string;
    readonly note: string;
    readonly remark?: string;
  };
}

/** Changes a row by what is sent; refuses if the row has already been decided. */
export const changeCall = ({
  takes,
  decides,
  ...named
}: Named & { readonly takes: readonly string[]; readonly decides?: Decision }): Handlers =>
  handlers(async (c) => {
    const sent = await sentBy(c, [...takes, named.param]);
    const { [named.param]: _, ...changes } = sent;
    await c.var.deps.db.transaction(async (tx) => {
      const { rowNo } = await rowOf(c, tx, named, sent);
      // A concurrent decision waits here, and then finds the row decided.
      const [row = {}] = await tx
        .select()
        .from(named.table)
        .where(eq(named.table.rowNo, rowNo))
        .for('update');
      const values = {
        ...valuesOf(named.table, changes),
        ...(decides && decided(c, named, decides, row, sent)),
      };
      if (Object.keys(values).length === 0) return;
      await tx.update(named.table).set(values).where(eq(named.table.rowNo, rowNo));
    });
    return ok(c, null);
  });

function decided(
  c: Call,
  { table }: Named,
  { state, waits, answer, becomes, by, at, rows }: Decision,
  row: Row,
  sent: Texts,
): Row {
  if (String(row[state]) !== waits) throw new Refusal(409, '该记录已审核，请刷新');
  if (answer && !Object.hasOwn(becomes, sent[answer] ?? '')) throw malformed(`参数 ${answer} 无效`);
  const code = becomes[(answer && sent[answer]) || ''] ?? Object.values(becomes)[0] ?? waits;
  const now = c.var.deps.clock.now();
  const moment = { text: wallClock(now), s: Math.floor(now.getTime() / 1000), ms: now.getTime() };
  const told = rows && {
    [rows.by]: accountOf(c).realname,
    [rows.at]: moment.text,
    [rows.result]: (answer && sent[answer]) || code,
    [rows.note]: (rows.remark && sent[rows.remark]) || '',
  };
  const before = rows && row[rows.column];
  return {
    ...(rows && { [rows.column]: [told, ...(Array.isArray(before) ? before : [])] }),
    ...valuesOf(table, {
      [state]: code,
      ...(by && { [by]: accountOf(c).realname }),
      ...(at && { [at.column]: String(moment[at.in]) }),
    }),
  };
}

/** The row that a call's parameter identifies. */
async function rowOf(c: Call, db: Db, { table, key, param }: Named, sent: Texts): Promise<Row> {
  const wanted = sent[param] ?? trimmed(param, c.req.param(param) ?? '');
  const column = getTableColumns(table)[key];
  const [row] = column ? await db.select().from(table).where(sql`${column}::text = ${wanted}`) : [];
  if (!row) throw notFound('记录');
  return row;
}

/** Converts what was sent to column values: empty text becomes null, names without a column are dropped. */
const valuesOf = (table: PgTable, sent: Texts): Row =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, text]): [string, unknown][] => {
      const type = getTableColumns(table)[name]?.getSQLType();
      if (type !== undefined && text === '') return [[name, null]];
      if (type === 'double precision') return [[name, numberOf(name, text)]];
      if (type === 'boolean') return [[name, text === 'true']];
      return type === 'text' ? [[name, text]] : [];
    }),
  );

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) throw malformed(`参数 ${name} 应为数字`);
  return number;
}
