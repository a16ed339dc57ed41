import { isObject } from '../../model/values.ts';
import { decodeRow } from '../../schema/record.ts';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource.ts';
import type { Declared } from './declared.ts';
import { type Difference, differences, NEVER, sentenceOf } from './differences.ts';
import { failureOf } from './failures.ts';
import { fieldsChosenBy, filterProblems, samplesOf } from './filters.ts';
import { distinct, type Finding, type Found, type Report, type Unchecked } from './finding.ts';
import { type DetailTarget, embeddedIn, type ListTarget, leadsTo, type Target, targetsOf } from './links.ts';
import { type AskedPage, orderProblems, pageProblems, pagesToAsk } from './pages.ts';
import { decoded, type Exchange, PAGE_SIZE, type Reader } from './reader.ts';
import { sortProblems } from './sorting.ts';

/** Slower answers are reported; in milliseconds. */
const SLOW = 1000;

/**
 * Reads every declared list and detail of a server, one request at a time, and reports how it differs from the
 * declarations. A detail is read for the first row of each list that leads to it.
 * @param only the names of the resources to report on; defaults to all
 * @throws Unreadable if the server can't be reached, or refuses the session
 * @example
 * import { loadDeclared } from 'declared-console/tools';
 *
 * const { codec } = application;
 * const reader = createReader({ base: 'https://staging.example', token: 't', codec, now: () => performance.now() });
 * const { findings } = await check(reader, await loadDeclared({ application }));
 */
export async function check(
  reader: Reader,
  declared: Pick<Declared, 'resources' | 'lists' | 'routes' | 'reads'>,
  only?: readonly string[],
): Promise<Report> {
  const { resources, lists } = declared;
  const findings: Finding[] = [];
  const unchecked: Unchecked[] = [];
  const asked = new Set<string>();
  const reported = (name: string) => only === undefined || only.includes(name);
  const leaders = leadersOf(declared);
  /** Why a list could not be read that is only read because it leads elsewhere. */
  const unread = new Map<string, string>();

  /** Whether reading a resource leads to one that is reported on. */
  const matters = (name: string, above: readonly string[] = []): boolean =>
    reported(name) ||
    Object.keys(resources).some(
      (each) => leaders(each).includes(name) && !above.includes(each) && matters(each, [...above, name]),
    );

  async function read(from: string, target: Target): Promise<void> {
    const resource = resources[target.resource];
    const key = `${from} ${target.as} ${target.resource}`;
    if (!resource || asked.has(key) || !matters(target.resource)) return;
    asked.add(key);
    const isReported = reported(resource.name);
    const result =
      target.as === 'list'
        ? await readList(reader, resource, target, isReported)
        : await readDetail(reader, resource, target);
    if (isReported) {
      const call = callNameOf(resource, target.as);
      findings.push(...result.found.map((each) => ({ resource: resource.name, call, ...each })));
      unchecked.push(...result.unchecked.map((why) => ({ resource: resource.name, why })));
    }
    const why = result.found[0]?.message ?? result.unchecked[0];
    if (!isReported && result.rows.length === 0 && why) unread.set(resource.name, why);
    const next =
      target.as === 'list'
        ? result.rows.flatMap((row) => targetsOf(resource, row, declared))
        : result.rows.flatMap((row) => embeddedIn(resource, row as AnyShown));
    for (const each of next) await read(target.resource, each);
  }

  for (const resource of lists) await read('', { as: 'list', resource, params: {} });
  // A form alone has nothing to read.
  const isRead = (name: string) => {
    const { list, detail } = resources[name]?.definition ?? {};
    return list !== undefined || detail !== undefined;
  };
  for (const name of Object.keys(resources).filter((each) => reported(each) && isRead(each))) {
    if ([...asked].some((key) => key.endsWith(` ${name}`))) continue;
    unchecked.push({ resource: name, why: whyNot(leaders(name), unread) });
  }
  findings.push(...slow(reader.exchanges).filter(({ resource }) => reported(resource)));
  return {
    requests: reader.exchanges.length,
    findings: distinct(findings),
    unchecked: distinct(unchecked),
  };
}

function whyNot(leaders: readonly string[], unread: ReadonlyMap<string, string>): string {
  if (leaders.length === 0) return 'no list leads to it';
  const failed = leaders.flatMap((name) => (unread.has(name) ? [`${name}: ${unread.get(name)}`] : []));
  return `none of the rows that were read of ${leaders.join(', ')} leads to it${failed.length > 0 ? ` (${failed.join('; ')})` : ''}`;
}

/** The names of the resources whose rows lead to a given one. */
function leadersOf(
  declared: Pick<Declared, 'resources' | 'routes' | 'reads'>,
): (name: string) => readonly string[] {
  const led = Object.entries(declared.resources).map(
    ([name, each]) => [name, leadsTo(each, declared)] as const,
  );
  return (name) => led.flatMap(([from, names]) => (names.includes(name) ? [from] : []));
}

const callNameOf = ({ api, definition }: AnyResource, as: Target['as']): string => {
  const call = api[(as === 'list' ? definition.list?.call : definition.detail?.call) ?? ''];
  return `${call?.method} ${call?.path}`;
};

/** The result of reading one list or detail: decoded rows, differences, and what couldn't be checked. */
interface Result {
  readonly rows: readonly AnyRow[];
  readonly found: readonly Found[];
  readonly unchecked: readonly string[];
}

async function readList(
  reader: Reader,
  resource: AnyResource,
  { params }: ListTarget,
  thorough: boolean,
): Promise<Result> {
  const pages: AskedPage[] = [];
  const found: Found[] = [];
  const unchecked: string[] = [];
  const ask = async (page: number) => pageOf(resource, page, await reader.page(resource, { page, params }));
  try {
    const first = await ask(1);
    pages.push(first);
    const { list, key } = resource.definition;
    const isWhole = list?.limit === 'none';
    const size = isWhole ? Math.max(first.total, first.rows.length) : PAGE_SIZE;
    const isEmpty = first.total === 0 && first.rows.length === 0;
    if (thorough && isEmpty) unchecked.push('it has no rows');
    if (thorough && !isEmpty) {
      if (!isWhole) for (const page of pagesToAsk(first.total, size)) pages.push(await ask(page));
      found.push(...pageProblems(pages, size, [key].flat().join('/')));
      found.push(...orderProblems(first, await ask(1)));
    }
  } catch (error) {
    const failure = failureOf(error, reader.exchanges.at(-1), 'rows with their count');
    if ('why' in failure) unchecked.push(failure.why);
    else found.push(failure);
  }
  const rows = pages.flatMap((page) => page.rows);
  const fields = fieldProblems(resource, rows);
  found.push(...fields.found);
  unchecked.push(...fields.unchecked);
  if (thorough && rows.length > 0)
    found.push(
      ...(await readFiltered(reader, resource, params, pages[0]?.total ?? 0)),
      ...(await readSorted(reader, resource, params)),
    );
  return { rows: decoded(resource, rows), found, unchecked };
}

async function readFiltered(
  reader: Reader,
  resource: AnyResource,
  params: ListTarget['params'],
  total: number,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const [name, input] of Object.entries(resource.definition.list?.filters ?? {})) {
    const filtered = [];
    try {
      for (const value of samplesOf(input)) {
        const page = await reader.page(resource, { filter: { [name]: value }, params });
        filtered.push({ value, total: page.total, rows: decoded(resource, page.rows) });
      }
      found.push(...filterProblems(name, fieldsChosenBy(input, resource), filtered, total));
    } catch (error) {
      const failure = failureOf(error, reader.exchanges.at(-1), 'rows with their count');
      if ('message' in failure)
        found.push({ problem: 'filter', field: name, message: `${name}: ${failure.message}` });
    }
  }
  return found;
}

async function readSorted(
  reader: Reader,
  resource: AnyResource,
  params: ListTarget['params'],
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const field of resource.definition.list?.sort?.by ?? []) {
    const ask = async (order: string) =>
      decoded(resource, (await reader.page(resource, { sort: { field, order }, params })).rows);
    try {
      found.push(
        ...sortProblems(field, { ascending: await ask('ASC'), descending: await ask('DESC') }, resource),
      );
    } catch (error) {
      const failure = failureOf(error, reader.exchanges.at(-1), 'rows with their count');
      if ('message' in failure)
        found.push({ problem: 'order', field, message: `sorted by ${field}: ${failure.message}` });
    }
  }
  return found;
}

async function readDetail(reader: Reader, resource: AnyResource, target: DetailTarget): Promise<Result> {
  try {
    const wire = await reader.record(resource, target);
    const of = { where: resource.name, index: 0, sink: () => {} };
    const record = { ...decodeRow(resource.record, '#', wire, of), id: target.id, route: target.route };
    // A single record can't tell whether optional fields ever occur.
    return { rows: [record], ...fieldProblems(resource, [wire]), unchecked: [] };
  } catch (error) {
    const failure = failureOf(error, reader.exchanges.at(-1), 'the record');
    return 'why' in failure
      ? { rows: [], found: [], unchecked: [failure.why] }
      : { rows: [], found: [failure], unchecked: [] };
  }
}

/** How rows differ from their declaration; an optional field that was always absent is only reported as unchecked. */
function fieldProblems(resource: AnyResource, rows: readonly unknown[]) {
  const all = differences(resource.record, rows, { more: true });
  const isAbsent = ({ found }: Difference) => found === NEVER;
  return {
    found: all
      .filter((each) => !isAbsent(each))
      .map((each): Found => ({ problem: 'field', field: each.field, message: sentenceOf(each) })),
    unchecked: all.filter(isAbsent).map(({ field }) => `${field}: none of ${rows.length} rows has it`),
  };
}

function pageOf(resource: AnyResource, page: number, answer: Omit<AskedPage, 'page' | 'keys'>): AskedPage {
  const rows = decoded(resource, answer.rows);
  const names = Object.keys(resource.record);
  const whole = (wire: unknown) => JSON.stringify(isObject(wire) ? names.map((name) => wire[name]) : wire);
  const isKeyed = resource.definition.key !== '#';
  const keys = rows.map(({ id }, at) => (isKeyed && !id.startsWith('#') ? id : whole(answer.rows[at])));
  return { page, keys, ...answer };
}

/** The slowest answer of each call that took too long. */
function slow(exchanges: readonly Exchange[]): readonly Finding[] {
  const slowest = new Map<string, Exchange>();
  for (const each of exchanges.filter(({ ms }) => ms > SLOW)) {
    const key = `${each.resource} ${each.call.path}`;
    if (each.ms > (slowest.get(key)?.ms ?? 0)) slowest.set(key, each);
  }
  return [...slowest.values()].map(({ resource, call, ms }) => ({
    resource,
    call: `${call.method} ${call.path}`,
    problem: 'slow',
    message: `answered after ${(ms / 1000).toFixed(1)} s`,
  }));
}
