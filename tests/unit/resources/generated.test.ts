import { codec } from '@resources/codec';
import { describe, expect, it } from 'vitest';
import { submitParams } from '../../../src/api/dataProvider';
import { callOf, listParams, pagingNames } from '../../../src/api/listCall';
import type { SubmitAction } from '../../../src/schema/actions';
import { holds, type When } from '../../../src/schema/conditions';
import { encodeInputs, enumOf, type Input, type Inputs, parseInputs } from '../../../src/schema/inputs';
import { lint, lintName, lintPaging } from '../../../src/schema/lint';
import { decisions, forms } from '../../../src/schema/lint/parts';
import type { MessageKey } from '../../../src/schema/messages';
import { fieldAt } from '../../../src/schema/paths';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource, AnyRow, AnyShown } from '../../../src/schema/resource';
import { sampleShape } from '../../../src/schema/shape';
import { shownInputs, validate } from '../../../src/schema/validate';
import { applies } from '../../../src/ui/actions/applies';
import { formatValue } from '../../../src/ui/format';
import { type Conditional, truthTable } from './conditions';
import { carried, declared, isSound, listed, sampleRecord, wordsIn } from './declared';

describe.each(declared)('%s, from its declaration', (name, resource) => {
  it('lints clean', () => {
    const ofPages = lintPaging(resource, pagingNames(codec));
    expect([...lint(resource), ...lintName(resource, name), ...ofPages]).toEqual([]);
  });
  if (!isSound(resource)) return;

  it('decodes a row as the server would send it without a difference', () => {
    const drifts: unknown[] = [];
    decodeRow(resource.record, resource.definition.key as '#', sampleShape(resource.record, 3), {
      where: name,
      index: 0,
      sink: (drift) => drifts.push(drift),
    });
    expect(drifts).toEqual([]);
  });

  it.each([null, 'text', 7, [], { unknown: 1 }])('decodes %j into a row that can be shown', (wire) => {
    const row = decodeRow(resource.record, resource.definition.key as '#', wire, {
      where: name,
      index: 0,
      sink: () => {},
    });
    for (const [field, of] of Object.entries(resource.record)) {
      if (of.shape) continue;
      expect(typeof formatValue(of, row[field], (key) => key)).toBe('string');
    }
  });

  const submits = submitsOf(resource);
  for (const [label, action] of submits) {
    describe(`its form '${label}'`, () => formRules(resource, action));
  }

  for (const [label, action] of Object.entries({ ...resource.definition.actions, ...decidedBy(resource) })) {
    it(`offers '${label}' exactly when its condition holds`, () => {
      const rows = truthTable(resource, action as Conditional, (row) => applies(action, row));
      expect(rows).toMatchSnapshot();
    });
  }

  for (const [path, when] of rowConditions(resource)) {
    it(`has ${path} for exactly the rows that its condition names`, () => {
      expect(truthTable(resource, { when }, (row) => holds(when, row))).toMatchSnapshot();
    });
  }
});

/** What else is there for some rows alone: the box of a selection, the form of an edit, a rule of a form. */
function rowConditions(resource: AnyResource): readonly (readonly [path: string, when: When<AnyShown>])[] {
  const { list, edit } = resource.definition;
  const ofRules = forms(resource).flatMap(({ path, part: { rules = [] } }) =>
    rules.map(({ row }, index) => [`${path}.rules[${index}]`, row] as const),
  );
  const all = [
    ['list.selectable', list?.selectable?.when] as const,
    ['edit', edit?.when] as const,
    ...ofRules,
  ];
  return all.flatMap(([path, when]) => (when ? [[path, when as When<AnyShown>] as const] : []));
}

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
    const t = wordsIn('zh-CN').translate;
    for (const column of list?.columns ?? []) {
      const field = fieldAt(resource.record, typeof column === 'string' ? column : column.field);
      for (const value of field?.of?.values ?? []) {
        expect(formatValue(field as NonNullable<typeof field>, value, t)).toMatch(/^[^.]+$/);
      }
      if (field?.of) expect(formatValue(field, '?99', t)).toContain('99');
    }
  });
});

type Submit = Pick<SubmitAction<AnyRow>, 'call' | 'form' | 'rules' | 'shown' | 'with'>;

/** The actions of every step of the review, by name. */
const decidedBy = (resource: AnyResource): Readonly<Record<string, SubmitAction<AnyRow>>> =>
  Object.fromEntries(decisions(resource).map(({ path, part }) => [path.split('.').at(-1), part]));

function submitsOf(resource: AnyResource): [string, Submit][] {
  const { definition } = resource;
  const { list } = definition;
  const actions = { ...definition.actions, ...list?.actions, ...list?.selection, ...decidedBy(resource) };
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
  const { form, rules = [], shown = {} } = action;
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

  rules.forEach((rule, index) => {
    if (!rule.require) return;
    it(`requires ${rule.require.join(', ')} when its rule ${index + 1} holds, and then alone`, () => {
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
    const body = carried(submitParams(action, samples, sampleRecord(resource)));
    expect({ call: `${call.method} ${call.path}`, body }).toMatchSnapshot();
  });

  const chosen = fullest(action);
  if (chosen.length > 0)
    it('sends exactly these bodies, one for each value of each choice, all that it asks for filled in', () => {
      const bodies = chosen.map(([label, values]) => [
        label,
        carried(submitParams(action, { ...samples, ...values }, sampleRecord(resource))),
      ]);
      expect(Object.fromEntries(bodies)).toMatchSnapshot();
    });
}

/** For each value of each choice of a form: what else is chosen where the form asks for the most with it. */
function fullest({ form, shown }: Submit): readonly (readonly [label: string, Record<string, string>])[] {
  const choices = Object.entries<Input>(form).flatMap(([key, input]) =>
    input.kind === 'radio' || input.kind === 'select'
      ? input.of.values.map((value) => [key, value] as const)
      : [],
  );
  let ways: readonly Record<string, string>[] = [{}];
  for (const key of new Set(choices.map(([each]) => each)))
    ways = ways.flatMap((way) =>
      choices.filter(([each]) => each === key).map(([, value]) => ({ ...way, [key]: value })),
    );
  const asked = (way: Record<string, string>) =>
    Object.keys(shownInputs({ inputs: form, shown }, way)).length;
  const byFullness = ways.toSorted((a, b) => asked(b) - asked(a));
  return choices.map(([key, value]) => [
    `${key}=${value}`,
    byFullness.find((way) => way[key] === value) ?? {},
  ]);
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

/** A text of this length that matches a pattern. */
function ofLength(length: number, pattern = /./): string {
  const repeated = ['a1', '张', '1', 'a'].map((text) => text.repeat(length).slice(0, length));
  const candidates = [...repeated, `${'a'.repeat(Math.max(0, length - 6))}@b.com`];
  return (
    candidates.find((text) => pattern.test(text)) ?? `no text of ${length} characters matches ${pattern}`
  );
}

it('a condition that names nothing always holds, and one that names a value only then', () => {
  expect(holds({}, { a: 1 })).toBe(true);
  expect(holds({ a: 1 }, { a: 2 })).toBe(false);
});
