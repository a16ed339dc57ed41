import type { Called, Recorded } from './calls.ts';
import { pathOf, pathParam } from './exchange.ts';
import { type FieldPlan, fieldsOf, type Known, keyOf } from './fields.ts';
import { answersOf, merged } from './merge.ts';
import type { Send } from './sends.ts';

/** What is inferred from recorded calls before their purposes are known. */
export interface Read {
  readonly calls: readonly Recorded[];
  /** Of the list's rows, and of the record. */
  readonly fields: readonly FieldPlan[];
  readonly record: readonly FieldPlan[];
  readonly key: string;
  readonly shown: Called<'show'> | undefined;
  readonly sends: readonly Send[];
}

/** Infers fields, key and calls from the recording. */
export function readIn(
  recorded: readonly Recorded[],
  listed: Called<'list'> | undefined,
  known: Known,
): Read {
  const rows = listed?.rows ?? [];
  const rowsOf = (call: Recorded | undefined) =>
    (call ? answersOf(call, known.classify) : []).flatMap((each) => each.rows);
  // A call at the list's own path that adds a record answers what was added: it doesn't read a record.
  const told = recorded.map(
    (call): Recorded =>
      call.does === 'show' && call.method === 'POST' && call.path === listed?.path
        ? { ...call, does: 'send' }
        : call,
  );
  const shows = told.filter((call): call is Called<'show'> => call.does === 'show');
  const pathsOf = shows.map((call) => pathOf(call, 'id'));
  const records = shows.filter((_, at) => pathsOf[at] === pathsOf[0]).map(({ record }) => record);
  const more = [...rowsOf(listed), ...records];
  const fields = fieldsOf(rows, known, more);
  const key = keyOf(fields, rows);
  const keys = new Set([...rows, ...records].map((row) => String(row[key] ?? '')).filter(Boolean));
  // A key in a path is a parameter, whatever it is made of; an earlier version segment may look like one.
  const named = told.map((call) => {
    const parts = call.path.split('/');
    const last = parts.findLastIndex((part) => keys.has(part));
    const path = parts.map((part, at) =>
      at === last
        ? `{${pathParam(key)}}`
        : part.replace(/^\{(.+)\}$/, (_, name: string) => `{${pathParam(name)}}`),
    );
    return { ...call, path: path.join('/') as Recorded['path'] };
  });
  const calls = merged(named, known.classify, ({ method, path }) => `${method} ${path}`);
  const shown = calls.find((call): call is Called<'show'> => call.does === 'show');
  return {
    calls,
    fields,
    record: fieldsOf(shown ? [shown.record] : [], known, [...rows, ...more, ...rowsOf(shown)]),
    key,
    shown,
    sends: calls.filter((call): call is Send => call.does === 'send' && !isStray(call)),
  };
}

/** Whether a call reads something that isn't declared. */
export const isStray = ({ does, method }: Recorded) => does === 'send' && method === 'GET';
