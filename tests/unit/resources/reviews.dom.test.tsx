import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drafts } from '@/auth/drafts';
import { session } from '@/auth/session';
import { type Field, isObject, type Shape, sampleShape } from '@/schema/fields';
import type { Input } from '@/schema/inputs';
import { steps } from '@/schema/lint/parts';
import type { AnyResource } from '@/schema/resource';
import { fillPath, paramNames } from '@/schema/routes';
import { isPending } from '@/ui/review/conflict';
import { button, field, renderConsole } from '../../support/renderConsole';
import { decoded, pagesOf, shown, wordsIn } from './declared';

const t = wordsIn('zh-CN').translate;
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

/** The page of a step, its calls answered by what `read` says; whatever it sends is taken. */
function open(name: string, stepName: string, resource: AnyResource, read: () => unknown) {
  const [route] = pagesOf(name, stepName);
  const call = resource.api[resource.definition.detail?.call ?? ''];
  if (!route || !call) throw new Error(`${name} has no page for ${stepName}`);
  const at = fillPath(route.path, Object.fromEntries(paramNames(route.path).map((param) => [param, '7'])));
  return renderConsole({ at, answers: { [`${call.method} ${call.path}`]: read } });
}

const TYPED = ['text', 'textarea', 'number', 'date'];
/** The inputs of a step that are typed into, and the action that they belong to. */
const typedInto = (step: Step) =>
  Object.entries(step.actions).flatMap(([action, { form }]) =>
    Object.entries<Input>(form).flatMap(([input, { kind, sample }]) =>
      TYPED.includes(kind) ? [{ action, input, text: String(sample(1)) }] : [],
    ),
  );

/** The choices that must be made, and have no first one: of each, its first value. */
const chosenIn = (step: Step) =>
  Object.values(step.actions).flatMap(({ form }) =>
    Object.entries<Input>(form).flatMap(([input, part]) =>
      part.kind === 'radio' && part.required && part.initial === undefined
        ? [{ input, word: t(`enums.${part.of.name}.${part.of.values[0]}`) }]
        : [],
    ),
  );

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

it.each(reviewed)('%s, %s: a draft is kept when the page is left', async (name, stepName, resource, step) => {
  const wire = wireThat(true, resource, step);
  const first = await open(name, stepName, resource, () => wire);
  const inputs = typedInto(step);
  const labelled = ({ action, input }: (typeof inputs)[number]) =>
    field(new RegExp(`^${t(`resources.${name}.review.${stepName}.actions.${action}.fields.${input}`)}`));
  for (const each of inputs) {
    await first.user.clear(await labelled(each));
    await first.user.click(await labelled(each));
    await first.user.paste(each.text);
  }
  first.unmount();
  await open(name, stepName, resource, () => wire);
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
    const { user, sent } = await open(name, stepName, resource, () => {
      reads += 1;
      return reads === 1 ? waiting : decided;
    });
    const inputs = typedInto(step);
    const words = `resources.${name}.review.${stepName}.actions`;
    for (const { action, input, text } of inputs) {
      const written = await field(new RegExp(`^${t(`${words}.${action}.fields.${input}`)}`));
      await user.clear(written);
      await user.click(written);
      await user.paste(text);
    }
    for (const { input, word } of chosenIn(step))
      await user.click(await screen.findByLabelText(word, { selector: `input[name="${input}"]` }));
    const { action = '' } = inputs[0] ?? {};
    const several = Object.keys(step.actions).length > 1;
    await user.click(await button(several ? t(`${words}.${action}.name`) : t('form.submit')));
    await screen.findByText(t('review.decided.title'));
    const kept = screen.getByLabelText<HTMLTextAreaElement>(t('review.decided.kept'));
    for (const { text } of inputs) expect(kept.value).toContain(text);
    await waitFor(() => expect(screen.queryByText(t('form.submit'))).toBeNull());
    const call = resource.api[step.actions[action]?.call ?? ''];
    expect(sent.map((each) => each.call)).not.toContain(`${call?.method} ${call?.path}`);
  },
);
