import type { Locale } from '@i18n/locale';
import { capabilities } from '@resources/capabilities';
import { screen, waitFor } from '@testing-library/react';
import { escapeRegExp } from 'es-toolkit';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Field, type Shape, sampleShape } from '../../../src/model/shape';
import { isObject } from '../../../src/model/values';
import { type Input, initialValues } from '../../../src/schema/inputs';
import { steps } from '../../../src/schema/lint/parts';
import type { AnyResource } from '../../../src/schema/resource';
import { fillPath, pathNames } from '../../../src/schema/routes';
import { shownInputs } from '../../../src/schema/validate';
import { decoded } from '../../../src/testing/samples';
import { isPending } from '../../../src/ui/record/conflict';
import { button, confirmWarnings, field, renderConsole } from '../../support/renderConsole';
import { drafts, session } from '../../support/runtime';
import { NO_WORDS, pagesOf, shown, spoilt, wordsIn } from './declared';

const reviewed = shown.flatMap(([name, resource]) =>
  steps(resource).map(({ path, part }) => [name, path.replace('review.', ''), resource, part] as const),
);
type Step = (typeof reviewed)[number][3];

/**
 * What the server sends with every enum at each of its values, in turn, and at a code that nobody declared, which never
 * waits: among them a record that waits, and one that doesn't.
 */
function wires(shape: Shape, resource: AnyResource): readonly Record<string, unknown>[] {
  const base = sampleShape(resource.record, 1);
  const replacing = (name: string, value: unknown) => ({ ...base, [name]: value });
  return Object.entries(shape).flatMap(([name, { of, kind, shape: inner }]: [string, Field]) => {
    if (of) return [...of.values.map(of.wire), 'undeclared'].map((code) => replacing(name, code));
    if (kind !== 'object' || !inner || !isObject(base[name])) return [];
    const within = base[name];
    return Object.entries(inner).flatMap(([key, { of: innerOf }]) =>
      (innerOf?.values ?? []).map((value) => replacing(name, { ...within, [key]: innerOf?.wire(value) })),
    );
  });
}

function wireThat(waits: boolean, resource: AnyResource, step: Step): Record<string, unknown> {
  const found = wires(resource.record, resource).find(
    (wire) => isPending(step, decoded(resource, wire, {})) === waits,
  );
  if (!found) throw new Error(`${resource.name} has no record that ${waits ? 'waits' : 'was decided'}`);
  return found;
}

/** The page of a step: `read` answers its calls, and everything it sends is accepted. */
async function open(
  name: string,
  stepName: string,
  resource: AnyResource,
  read: () => unknown,
  locale: Locale,
) {
  const [route] = pagesOf(name, stepName);
  const call = resource.api[resource.definition.detail?.call ?? ''];
  if (!route || !call) throw new Error(`${name} has no page for ${stepName}`);
  // What else an address may have says something about the record, which these records don't confirm.
  const params = [...pathNames(route.path), resource.definition.show?.id ?? 'id'];
  const at = fillPath(route.path, Object.fromEntries(params.map((param) => [param, '7'])));
  const config = { capabilities: Object.keys(capabilities) };
  return renderConsole({ at, answers: { [`${call.method} ${call.path}`]: read }, locale, config });
}

const TYPED = ['text', 'textarea', 'number', 'date'];
type Translate = (key: string) => string;
type Choice = Extract<Input, { readonly kind: 'radio' }>;

/** An input by the beginning of its label. */
const labelledBy = (words: string) => field(new RegExp(`^${escapeRegExp(words)}`));

/** The choices that a step asks for without a first one; of each, the value that asks for the most besides. */
function chosenIn(step: Step) {
  return Object.values(step.actions).flatMap((action) => {
    const rules = { inputs: action.form, shown: action.shown };
    const unset = Object.entries<Input>(action.form).filter(
      (each): each is [string, Choice] => each[1].kind === 'radio' && each[1].initial === undefined,
    );
    return unset.map(([input, { of }]) => {
      const asked = (value: string) =>
        Object.keys(shownInputs(rules, { ...initialValues(action.form), [input]: value })).length;
      const value = of.values.toSorted((a, b) => asked(b) - asked(a))[0] ?? '';
      return { input, value, word: `enums.${of.name}.${value}` };
    });
  });
}

/** The text inputs of a step once its choices are made, and the action that they belong to. */
function typedInto(step: Step) {
  const chosen = Object.fromEntries(chosenIn(step).map(({ input, value }) => [input, value]));
  return Object.entries(step.actions).flatMap(([action, part]) => {
    const there = shownInputs(
      { inputs: part.form, shown: part.shown },
      { ...initialValues(part.form), ...chosen },
    );
    return Object.entries<Input>(there).flatMap(([input, { kind, sample }]) =>
      TYPED.includes(kind) ? [{ action, input, text: String(sample(1)) }] : [],
    );
  });
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], step: Step, t: Translate) {
  for (const { input, word } of chosenIn(step))
    await user.click(await screen.findByLabelText(t(word), { selector: `input[name="${input}"]` }));
}

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

// In alternating languages, so that both are covered.
it.each(reviewed)('%s, %s: keeps a draft when the page is left', async (name, stepName, resource, step) => {
  const t = wordsIn('en-US').translate;
  const wire = wireThat(true, resource, step);
  const first = await open(name, stepName, resource, () => wire, 'en-US');
  const inputs = typedInto(step);
  const labelled = ({ action, input }: (typeof inputs)[number]) =>
    labelledBy(t(`resources.${name}.review.${stepName}.actions.${action}.fields.${input}`));
  await choose(first.user, step, t);
  for (const each of inputs) {
    await first.user.clear(await labelled(each));
    await first.user.click(await labelled(each));
    await first.user.paste(each.text);
  }
  first.unmount();
  await open(name, stepName, resource, () => wire, 'en-US');
  for (const each of inputs) {
    const input = await labelled(each);
    await waitFor(() => expect(input.value).toBe(each.text));
  }
  expect(drafts.read(`review/${name}/${stepName}/7`)).toMatchObject(
    Object.fromEntries(inputs.map(({ input, text }) => [input, text])),
  );
});

it.each(reviewed)(
  '%s, %s: what somebody else decided meanwhile is not sent, and what was typed is given back',
  async (name, stepName, resource, step) => {
    const [waiting, decided] = [wireThat(true, resource, step), wireThat(false, resource, step)];
    let reads = 0;
    const t = wordsIn('zh-CN').translate;
    const read = () => {
      reads += 1;
      return reads === 1 ? waiting : decided;
    };
    const { user, sent } = await open(name, stepName, resource, read, 'zh-CN');
    const inputs = typedInto(step);
    const words = `resources.${name}.review.${stepName}.actions`;
    await choose(user, step, t);
    for (const { action, input, text } of inputs) {
      const written = await labelledBy(t(`${words}.${action}.fields.${input}`));
      await user.clear(written);
      await user.click(written);
      await user.paste(text);
    }
    const { action = '' } = inputs[0] ?? {};
    const several = Object.keys(step.actions).length > 1;
    const decision = several ? t(`${words}.${action}.name`) : t('form.submit');
    await user.click(await button(decision));
    const [title, ask] = [t('review.decided.title'), t('review.before.ask')];
    await screen.findByText((text) => text === title || text === ask);
    if (screen.queryByText(ask)) await confirmWarnings(decision);
    await screen.findByText(title);
    const kept = screen.getByLabelText<HTMLTextAreaElement>(t('review.decided.kept'));
    for (const { text } of inputs) expect(kept.value).toContain(text);
    await waitFor(() => expect(screen.queryByText(t('form.submit'))).toBeNull());
    const call = resource.api[step.actions[action]?.call ?? ''];
    expect(sent.map((each) => each.call)).not.toContain(`${call?.method} ${call?.path}`);
  },
);

it.each(reviewed)(
  '%s, %s: a record that waits and is malformed otherwise can be decided about',
  async (name, stepName, resource, step) => {
    const t = wordsIn('zh-CN').translate;
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complained.mockRestore());
    const codes = wireThat(true, resource, step);
    await open(name, stepName, resource, () => spoilt(resource.record, { deep: true, codes }), 'zh-CN');
    const several = Object.keys(step.actions).length > 1;
    for (const action of Object.keys(step.actions)) {
      const words = `resources.${name}.review.${stepName}.actions.${action}.name`;
      await button(t(several ? words : 'form.submit'));
    }
    expect(document.body.textContent).not.toMatch(NO_WORDS);
    // Equal rows are told apart.
    expect(complained.mock.calls.map(String).filter((words) => words.includes('same key'))).toEqual([]);
  },
);
