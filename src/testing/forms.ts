import { expect, it } from 'vitest';
import { submitParams } from '../api/dataProvider';
import { callOf } from '../api/listCall';
import type { MessageKey } from '../model/messages';
import type { SubmitAction } from '../schema/actions';
import type { SentForm } from '../schema/forms';
import { enumOf, type Input, type Inputs } from '../schema/inputs';
import { decisions } from '../schema/lint/parts';
import type { AnyResource, AnyRow } from '../schema/resource';
import { shownInputs, validate } from '../schema/validate';
import { carried, sampleRecord } from './samples';

/** The actions of every step of the review, by name. */
const decidedBy = (resource: AnyResource): Readonly<Record<string, SubmitAction<AnyRow>>> =>
  Object.fromEntries(decisions(resource).map(({ path, part }) => [path.split('.').at(-1), part]));

/** The forms of a resource that are sent, by name: of its actions, decisions and pages. */
export function submitsOf(resource: AnyResource): [string, SentForm<AnyRow>][] {
  const { definition } = resource;
  const { list } = definition;
  const actions = { ...definition.actions, ...list?.actions, ...list?.selection, ...decidedBy(resource) };
  const own = Object.entries(actions).flatMap(([label, action]): [string, SentForm<AnyRow>][] =>
    action.type === 'submit' ? [[label, action]] : [],
  );
  const pages = (['create', 'edit'] as const).flatMap((name): [string, SentForm<AnyRow>][] => {
    const form = definition[name];
    return form ? [[name, form]] : [];
  });
  return [...own, ...pages];
}

/** Tests each required message, each limit at its edge, each conditional rule, the exact body. */
export function testForm(resource: AnyResource, action: SentForm<AnyRow>) {
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
function fullest({
  form,
  shown,
}: SentForm<AnyRow>): readonly (readonly [label: string, Record<string, string>])[] {
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
  const repeated = ['a1', '\u5f20', '1', 'a'].map((text) => text.repeat(length).slice(0, length));
  const candidates = [...repeated, `${'a'.repeat(Math.max(0, length - 6))}@b.com`];
  return (
    candidates.find((text) => pattern.test(text)) ?? `no text of ${length} characters matches ${pattern}`
  );
}
