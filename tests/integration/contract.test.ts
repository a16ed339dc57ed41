import { codec } from '@resources/codec';
import { parts } from '@resources/console';
import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import type { Params } from 'declared-console/schema';
import { asidesOf } from 'declared-console/tools';
import {
  astray,
  decoded,
  differences,
  embeddedIn,
  fieldsChosenBy,
  leadsTo,
  PAGE_SIZE,
  samplesOf,
  sentenceOf,
  type Target,
  targetsOf,
} from 'declared-console/tools/checking';
import { openedBy } from 'declared-console/tools/reading';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../src/schema/inputs';
import { lint } from '../../src/schema/lint';
import { forms, sampleRow } from '../../src/schema/lint/parts';
import type { AnyShown } from '../../src/schema/resource';
import type { Route } from '../../src/schema/routes';
import { loadOwn } from '../support/declared';
import { type ReadBackend, readBackend } from './backend/reader';

const application = await loadOwn();
const { resources } = application;
const everything = Object.entries(resources);
// What the linter names is not repeated.
const declared = everything.filter(([name, each]) => Object.hasOwn(lists, name) && lint(each).length === 0);
/** What the backend has answered since the test began, by resource: rows, or records. */
const answered = new Map<string, unknown[]>();
let backend: ReadBackend;

beforeAll(async () => {
  backend = await readBackend();
});
beforeEach(() => answered.clear());
afterAll(() => backend.close());

/** A declaration, and the answers for it. */
function known(name: string) {
  const resource = resources[name];
  if (!resource) throw new Error(`no resource is declared as '${name}'`);
  const wire = answered.get(name) ?? [];
  answered.set(name, wire);
  return { resource, wire };
}

async function rowsOf(
  name: string,
  filter: object = {},
  { params, page }: { params?: Params; page?: number } = {},
) {
  const { resource, wire } = known(name);
  const answer = await backend.reader.page(resource, { filter: { ...filter }, params, page });
  wire.push(...answer.rows);
  return { rows: decoded(resource, answer.rows), total: answer.total };
}

/** What a server may say in addition, and this one has no need to: its certificates state their digest by `sha256`. */
const MAY_ADD: readonly string[] = ['hash_algorithm', 'timestamp_token'];

/** How answers differ from a declaration, one line each. */
function differing(name: string): string {
  const { resource, wire } = known(name);
  // A backend may answer more than is shown.
  const found = differences(resource.record, wire, { more: true });
  return found
    .filter(({ field }) => !MAY_ADD.includes(field))
    .map(sentenceOf)
    .join('\n');
}

describe.each(declared)('%s and the backend agree', (name, resource) => {
  const { definition } = resource;
  const filters = Object.entries(definition.list?.filters ?? {});
  const chosen = filters.filter(([, input]) => input.kind === 'select');

  it('on every row: nothing is missing, has another type or an unknown code', async () => {
    const { rows, total } = await rowsOf(name);
    expect(total).toBeGreaterThan(0);
    expect(rows.length).toBe(definition.list?.limit === 'none' ? total : Math.min(PAGE_SIZE, total));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(differing(name)).toBe('');
  });

  it.each(filters)('on the filter %s, which narrows the list for every value', async (param, input) => {
    for (const value of samplesOf(input)) {
      const { total } = await rowsOf(name, { [param]: value });
      // Read afterwards: the record of accesses grows meanwhile.
      expect(total, JSON.stringify(value)).toBeLessThan((await rowsOf(name)).total);
    }
    expect(await differing(name)).toBe('');
  });

  it.each(chosen)('on the filter %s, which leaves only rows with its value', async (param, input) => {
    const shown = fieldsChosenBy(input, resource);
    // Texts from the server aren't an enum of the row.
    if (shown.length === 0) return;
    for (const value of samplesOf(input)) {
      const { rows, total } = await rowsOf(name, { [param]: value });
      const lines = astray({ value, total, rows }, shown).map(
        (at) => `${param} ${value}: row ${at} has ${shown.map((field) => `${field} ${rows[at]?.[field]}`)}`,
      );
      expect(lines.join('\n')).toBe('');
    }
  });
});

/** What repeats another input stays in the form. */
const isSent = (input: Input) => input.kind !== 'password' || input.repeats === undefined;

/** The parameters of each declared form by call: those of its inputs, and the others. */
const submitted = everything.flatMap(([name, resource]) =>
  forms(resource).flatMap(({ path, part }) => {
    const call = resource.api[part.call];
    const names = [
      ...Object.entries(part.form).flatMap(([key, input]) => (isSent(input) ? [key] : [])),
      ...Object.keys(part.with?.(sampleRow(resource)) ?? {}),
    ];
    return call && !call.multipart ? [[name, path, call, names] as const] : [];
  }),
);

it.each(submitted)('%s: the backend knows every parameter of %s', async (_name, _path, call, names) => {
  // Empty counts as missing: this only checks that the call knows each name.
  const {
    path,
    body = null,
    headers,
  } = codec.encode(call, Object.fromEntries(names.map((name) => [name, ' '])));
  const response = await backend.caller.fetch(path, { method: call.method, headers: { ...headers }, body });
  expect(await response.text()).not.toMatch(/未知参数|接口不存在|服务器内部错误/);
});

/** The records and lists that a list's rows lead to. */
const led = declared.flatMap(([list, resource]) =>
  leadsTo(resource, application).map((name) => [name, list] as const),
);

it('every declaration is reached from some list, or is a page of the account', () => {
  const names = led.flatMap(([name]) => [name, ...leadsTo(known(name).resource, application)]);
  const own = Object.values<Route>(routes)
    .filter(({ personal }) => personal)
    .map(openedBy);
  const asides = asidesOf(parts);
  const drawn = (parts.figures ?? []).map((each) => (typeof each === 'string' ? each : each.of));
  const others = everything
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(lists, name) && !own.includes(name) && !drawn.includes(name))
    .filter((name) => !asides.includes(name));
  expect(others.filter((name) => !names.includes(name))).toEqual([]);
});

/** Reads what a row leads to, and the lists within its page; returns the number of rows or records. */
async function follow(target: Target): Promise<number> {
  if (target.as === 'list') return (await rowsOf(target.resource, {}, target)).total;
  const { resource, wire } = known(target.resource);
  const record = await backend.reader.record(resource, target);
  wire.push(record);
  const shown = { ...decoded(resource, [record])[0], id: target.id, route: target.route } as AnyShown;
  for (const each of embeddedIn(resource, shown)) await follow(each);
  return 1;
}

/** What the rows of a list lead to, in their order. */
async function* leading(name: string, list: string): AsyncGenerator<Target> {
  const { resource } = known(list);
  for (let page = 1, left = true; left; page += 1) {
    const { rows, total } = await rowsOf(list, {}, { page });
    const targets = rows.flatMap((row) => targetsOf(resource, row, application));
    yield* targets.filter((each) => each.resource === name);
    left = page * PAGE_SIZE < total;
  }
}

it.each(led)('%s and the backend agree, for the rows of %s', async (name, list) => {
  let [total, followed] = [0, 0];
  for await (const target of leading(name, list)) {
    total += await follow(target);
    followed += 1;
    // Few accounts are logged in: those of the first page need not be.
    if (total > 0 && followed >= PAGE_SIZE) break;
  }
  expect(total).toBeGreaterThan(0);
  for (const each of answered.keys()) expect(differing(each)).toBe('');
});
