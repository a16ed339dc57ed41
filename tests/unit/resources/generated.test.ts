import { loadArea, loadConsole } from '@i18n/load';
import { LOCALES, type Locale } from '@i18n/locale';
import { type Access, accessOf } from '@mocks/routes/access';
import { codec } from '@resources/codec';
import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { callOf, listParams, submitParams } from '@/api/dataProvider';
import { areaOf } from '@/areaOf';
import type { Action, SubmitAction } from '@/schema/actions';
import type { Call } from '@/schema/calls';
import { holds } from '@/schema/conditions';
import type { EnumDef } from '@/schema/enums';
import { sampleShape } from '@/schema/fields';
import { callOfInput, encodeInputs, enumOf, type Input, type Inputs, parseInputs } from '@/schema/inputs';
import { lint, lintName } from '@/schema/lint';
import type { MessageKey } from '@/schema/messages';
import { decodeRow } from '@/schema/record';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { validate } from '@/schema/validate';
import { applies } from '@/ui/actions/applies';
import { formatValue } from '@/ui/format';
import { createDictionary } from '../../support/dictionary';

const declared = await Promise.all(
  Object.entries(resources).map(async ([name, load]) => [name, (await load()).default] as const),
);
const listed = declared.filter(([, { definition }]) => definition.list !== undefined);
const dictionaries = new Map<Locale, ReturnType<typeof createDictionary>>();
for (const locale of LOCALES) {
  const areas = [...new Set(declared.map(([name]) => areaOf(name)))];
  const words = await Promise.all(areas.map((area) => loadArea(locale, area)));
  dictionaries.set(locale, createDictionary(await loadConsole(locale), ...words));
}

describe.each(declared)('%s, from its declaration', (name, resource) => {
  it('lints clean', () => {
    expect([...lint(resource), ...lintName(resource, name)]).toEqual([]);
  });

  it('decodes a row as the server would send it without a difference', () => {
    const drifts: unknown[] = [];
    decodeRow(resource.record, resource.definition.key as '#', sampleShape(resource.record, 3), {
      where: name,
      place: 0,
      sink: (drift) => drifts.push(drift),
    });
    expect(drifts).toEqual([]);
  });

  it.each([null, 'text', 7, [], { unknown: 1 }])('decodes %j into a row that can be shown', (wire) => {
    const row = decodeRow(resource.record, resource.definition.key as '#', wire, {
      where: name,
      place: 0,
      sink: () => {},
    });
    for (const [field, of] of Object.entries(resource.record)) {
      if (of.shape) continue;
      expect(typeof formatValue(of, row[field], (key) => key)).toBe('string');
    }
  });

  it.each(LOCALES)('has all its words in %s', (locale) => {
    const has = dictionaries.get(locale)?.has ?? (() => false);
    const missing = wordsOf(name, resource).filter((key) => !has(key));
    expect(missing).toEqual([]);
  });

  it('asks for a permission that opens its calls', () => {
    const access: Partial<Record<string, Access>> = accessOf;
    for (const [permission, { method, path }] of callsOf(resource)) {
      // What is only ever shown inside a page that asked for its own.
      if (permission === 'session') expect(['downloads/history', 'authority/changeRecords']).toContain(name);
      else expect(access[`${method} ${path}`]?.who, path).toContain(permission);
    }
  });

  const submits = submitsOf(resource);
  for (const [label, action] of submits) {
    describe(`its form '${label}'`, () => formRules(resource, action));
  }

  for (const [label, action] of Object.entries(resource.definition.actions ?? {})) {
    it(`offers '${label}' exactly when its condition holds`, () => {
      expect(truthTable(resource, action)).toMatchSnapshot();
    });
  }
});

describe.each(listed)('the list of %s, from its declaration', (_name, resource) => {
  const { list } = resource.definition;
  const filters: Inputs = list?.filters ?? {};

  it('sends exactly its parameters (the golden request)', () => {
    const filter = Object.fromEntries(Object.entries(filters).map(([key, input]) => [key, input.sample(1)]));
    const call = callOf(resource, list?.call ?? '');
    const first = listParams(resource, { pagination: { page: 1, perPage: 10 }, filter: {} }, codec);
    const full = listParams(resource, { pagination: { page: 3, perPage: 20 }, filter }, codec);
    expect({ call: `${call.method} ${call.path}`, rows: call.rows, first, full }).toMatchSnapshot();
  });

  it.each(Object.keys(filters))('keeps its filter %s through a url', (key) => {
    const input = filters[key];
    if (!input) throw new Error(key);
    for (const n of [0, 1, 2]) {
      const value = input.sample(n);
      const fromUrl = parseInputs(filters, JSON.parse(JSON.stringify({ [key]: value })));
      expect(fromUrl).toEqual({ [key]: value });
      expect(encodeInputs(filters, fromUrl)).toEqual(encodeInputs(filters, { [key]: value }));
    }
  });

  it('drops whatever a hostile url puts into its filters', () => {
    const hostile = [
      { $ne: 1 },
      ['x'],
      7,
      true,
      null,
      'x'.repeat(5000),
      { start: '2026-99-99', end: '' },
      '__proto__',
    ];
    for (const value of hostile) {
      const raw = Object.fromEntries(
        [...Object.keys(filters), 'page', 'limit', 'types', '__proto__'].map((key) => [key, value]),
      );
      const params = listParams(resource, { pagination: { page: 1, perPage: 10 }, filter: raw }, codec);
      expect(Object.values(params).every((part) => ['string', 'number'].includes(typeof part))).toBe(true);
      expect(params.page).toBe(list?.limit === 'none' ? undefined : 1);
    }
  });

  it('asks for a real page and an offered page size, whatever the url says', () => {
    for (const [page, perPage] of [
      [-1, 1e9],
      [Number.NaN, 0],
      [1.5, -10],
    ] as const) {
      const params = listParams(resource, { pagination: { page, perPage }, filter: {} }, codec);
      expect([undefined, 1]).toContain(params.page);
      expect([undefined, 10]).toContain(params.limit);
    }
  });

  it('shows every value of its enums in words', () => {
    const t = dictionaries.get('zh-CN')?.translate ?? ((key: string) => key);
    for (const column of list?.columns ?? []) {
      const field = resource.record[typeof column === 'string' ? column : column.field];
      for (const value of field?.of?.values ?? []) {
        expect(formatValue(field as NonNullable<typeof field>, value, t)).toMatch(/^[^.]+$/);
      }
      if (field?.of) expect(formatValue(field, '?99', t)).toContain('99');
    }
  });
});

function wordsOf(name: string, { definition }: AnyResource): string[] {
  const { list, actions = {}, detail } = definition;
  const at = (path: string) => `resources.${name}.${path}`;
  const fields = [
    ...(list?.columns ?? []).map((column) => (typeof column === 'string' ? column : column.field)),
  ];
  return [
    at('name'),
    ...[...fields, ...(detail?.fields ?? [])].map((field) => at(`fields.${field}`)),
    ...Object.keys(list?.filters ?? {}).map((key) => at(`filters.${key}`)),
    ...Object.keys(actions).map((key) => at(`actions.${key}.name`)),
    ...Object.keys(list?.actions ?? {}).map((key) => at(`listActions.${key}.name`)),
    ...Object.keys(list?.selection ?? {}).map((key) => at(`selection.${key}.name`)),
    ...(['create', 'edit'] as const).flatMap((form) =>
      Object.keys(definition[form]?.form ?? {}).map((key) => at(`${form}.fields.${key}`)),
    ),
  ];
}

/** Every call that a resource declares, its inputs' too, and the permission that it is made with. */
function callsOf(resource: AnyResource): [permission: string, call: Call][] {
  const { permission, definition } = resource;
  const { list, detail, create, edit, actions } = definition;
  const parts: { call: string; form?: Inputs; permission?: string }[] = [list, detail, create, edit].filter(
    (part) => part !== undefined,
  );
  for (const action of Object.values({ ...actions, ...list?.actions, ...list?.selection })) {
    if (action.type === 'submit') parts.push(action);
    if (action.type === 'download' && action.source.call) parts.push({ ...action, call: action.source.call });
  }
  return parts.flatMap((part) => {
    const inputs = Object.values({ ...part.form, ...(part === list && list?.filters) });
    const theirs = inputs.flatMap((input) => callOfInput(input) ?? []);
    return [callOf(resource, part.call), ...theirs].map((call): [string, Call] => [
      part.permission ?? permission,
      call,
    ]);
  });
}

type Submit = Pick<SubmitAction<AnyRow>, 'call' | 'form' | 'rules' | 'shown' | 'with'>;

function submitsOf({ definition }: AnyResource): [string, Submit][] {
  const actions = { ...definition.actions, ...definition.list?.actions, ...definition.list?.selection };
  const own = Object.entries(actions).flatMap(([label, action]): [string, Submit][] =>
    action.type === 'submit' ? [[label, action]] : [],
  );
  const pages = (['create', 'edit'] as const).flatMap((form): [string, Submit][] => {
    const { rules = [], shown = {}, ...rest } = definition[form] ?? {};
    return definition[form] ? [[form, { ...rest, rules, shown } as Submit]] : [];
  });
  return [...own, ...pages];
}

/** Each required message, each limit at its edge, each conditional rule, the exact wire body. */
function formRules(resource: AnyResource, action: Submit) {
  const { form, rules, shown } = action;
  const samples = Object.fromEntries(Object.entries(form).map(([key, input]) => [key, input.sample(1)]));
  const check = (values: Record<string, unknown>) =>
    validate({ inputs: form, rules: rules as never, shown }, values);

  for (const [key, input] of Object.entries(form)) {
    const visible = { ...samples, ...conditionOf(shown[key]) };
    if (input.required) {
      it(`says ${input.required} when ${key} is empty`, () => {
        expect(check({ ...visible, [key]: input.kind === 'checklist' ? [] : '  ' })[key]).toBe(
          input.required,
        );
      });
    }
    const said = (value: unknown) => check({ ...visible, [key]: value })[key];
    if (input.kind === 'number') numberLimits(key, input, said);
    if (input.kind === 'text' || input.kind === 'textarea' || input.kind === 'password')
      textLimits(key, input, said);
  }

  rules.forEach((rule, place) => {
    if (!rule.require) return;
    it(`requires ${rule.require.join(', ')} when its rule ${place + 1} holds, and then alone`, () => {
      const emptied = Object.fromEntries(rule.require.map((key) => [key, '']));
      const held = check({ ...samples, ...conditionOf(rule.if), ...emptied });
      for (const key of rule.require) expect(held[key]).toBe(rule.message);
      const broken = breaking(rule.if, form);
      if (broken) {
        const free = check({ ...samples, ...broken, ...emptied });
        for (const key of rule.require) expect(free[key]).not.toBe(rule.message);
      }
    });
  });

  it('sends exactly its body (the golden request)', () => {
    const call = callOf(resource, action.call);
    const row = decodeRow(resource.record, resource.definition.key as '#', sampleShape(resource.record, 1), {
      where: '',
      place: 0,
      sink: () => {},
    });
    expect({
      call: `${call.method} ${call.path}`,
      body: submitParams(action, samples, row as AnyRow),
    }).toMatchSnapshot();
  });
}

type Said = (value: unknown) => MessageKey | undefined;

function textLimits(key: string, input: Input<'text' | 'textarea' | 'password'>, said: Said) {
  const { max, pattern, wrong, tooLong = wrong } = input;
  if (max !== undefined) {
    it(`takes ${max} characters of ${key} and not one more`, () => {
      expect(said(ofLength(max, pattern))).toBeUndefined();
      expect(said(ofLength(max + 1))).toBe(tooLong);
    });
  }
  if (pattern) {
    it(`says ${wrong} when ${key} doesn't match`, () => {
      expect(said('\u0001!!')).toBe(wrong);
      expect(said(input.sample(1))).toBeUndefined();
    });
  }
}

function numberLimits(key: string, input: Input<'number'>, said: Said) {
  const { wrong = 'numberWrong', min, tooSmall = 'numberTooSmall', max, tooLarge = 'numberTooLarge' } = input;
  it(`says ${wrong} when ${key} is no number`, () => {
    expect(said('\u0001!!')).toBe(wrong);
    expect(said(input.sample(1))).toBeUndefined();
  });
  if (min !== undefined)
    it(`takes no less than ${min} as ${key}`, () => expect(said(`${min - 1}`)).toBe(tooSmall));
  if (max !== undefined)
    it(`takes no more than ${max} as ${key}`, () => expect(said(`${max + 1}`)).toBe(tooLarge));
}

/** Values that make a condition on a form hold. */
function conditionOf(when: object | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(when ?? {}).flatMap(([key, match]) =>
      typeof match === 'string' ? [[key, match]] : Array.isArray(match) ? [[key, match[0]]] : [],
    ),
  );
}

/** Values of another choice, for which the condition doesn't hold; none where nothing else can be chosen. */
function breaking(when: object | undefined, form: Inputs): Record<string, unknown> | undefined {
  for (const [key, match] of Object.entries(when ?? {})) {
    const input = form[key];
    const other = input && enumOf(input)?.values.find((value) => ![match].flat().includes(value));
    if (other) return { ...conditionOf(when), [key]: other };
  }
  return undefined;
}

/** A text of that many characters that a pattern takes. */
function ofLength(length: number, pattern = /./): string {
  const repeated = ['a1', '张', '1', 'a'].map((text) => text.repeat(length).slice(0, length));
  const candidates = [...repeated, `${'a'.repeat(Math.max(0, length - 6))}@b.com`];
  return (
    candidates.find((text) => pattern.test(text)) ?? `no text of ${length} characters matches ${pattern}`
  );
}

/** For every combination of the enum values that a condition reads: whether the action is offered. */
function truthTable(resource: AnyResource, action: Action<AnyRow>): string[] {
  const fields = [...new Set([...Object.keys(action.when ?? {}), ...(action.whenCalc?.uses ?? [])])];
  const base = decodeRow(resource.record, resource.definition.key as '#', sampleShape(resource.record, 1), {
    where: '',
    place: 0,
    sink: () => {},
  }) as AnyRow;
  let rows: AnyRow[] = [base];
  for (const field of fields) {
    const of = resource.record[field]?.of as EnumDef | undefined;
    const match = (action.when as Record<string, unknown> | undefined)?.[field];
    const values = of ? [...of.values, '?99'] : [base[field], '', ...literals(match)];
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [field]: value })));
  }
  return rows.map(
    (row) =>
      `${fields.map((field) => `${field}=${String(row[field])}`).join(' ')} → ${applies(action, row) ? 'offered' : '—'}`,
  );
}

const literals = (match: unknown): unknown[] =>
  Array.isArray(match)
    ? match
    : typeof match === 'object' && match !== null && 'not' in match
      ? literals(match.not)
      : typeof match === 'string'
        ? [match]
        : [];

it('a condition that names nothing always holds, and one that names a value only then', () => {
  expect(holds({}, { a: 1 })).toBe(true);
  expect(holds({ a: 1 }, { a: 2 })).toBe(false);
});
