import { holds, type When } from '../model/conditions';
import type { MessageKey } from '../model/messages';
import { type FormKind, type FormRule, type Input, type Inputs, isBlank } from './inputs';

/** The inputs of a form, and the rules for them. */
export interface FormRules {
  readonly inputs: Inputs<FormKind>;
  readonly rules?: readonly FormRule<Record<string, unknown>>[];
  /** Inputs that are shown, checked and sent only while their condition holds. */
  readonly shown?: Readonly<Record<string, When<Record<string, unknown>>>>;
}

/** The values of a form, by input. */
export type Values = Readonly<Record<string, unknown>>;

/** The inputs that are shown for these values. */
export function shownInputs({ inputs, shown }: FormRules, values: Values): Inputs<FormKind> {
  if (!shown) return inputs;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => holds(shown[name], values)));
}

/**
 * The errors of a form by input, from its own checks or from rules; if empty, the form can be sent.
 * @param offered the names of the choices that have options
 */
export function validate(
  form: FormRules,
  values: Values,
  offered: readonly string[] = [],
): Record<string, MessageKey> {
  const present = shownInputs(form, values);
  const errors = problemsOf(present, values, offered);
  for (const rule of form.rules ?? []) {
    if (!holds(rule.if, values)) continue;
    for (const name of brokenBy(rule, values, form.inputs))
      if (name in present) errors[name] ??= rule.message;
  }
  return errors;
}

/**
 * The errors of inputs by their own checks: empty though required, or invalid.
 * @param offered the names of the choices that have options
 */
export function problemsOf(
  inputs: Inputs,
  values: Values,
  offered: readonly string[] = [],
): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const problem =
      problemOf(input, values[name], offered.includes(name)) ?? unlikeRepeated(input, values[name], values);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function brokenBy({ require, matches }: FormRule<Values>, values: Values, inputs: Inputs): readonly string[] {
  if (require) return require.filter((name) => isBlank(values[name]));
  return Object.entries(matches)
    .filter(([name, pattern]) => !isBlank(values[name]) && !pattern?.test(sentAs(inputs[name], values[name])))
    .map(([name]) => name);
}

/** The text that is checked is the one that is sent. */
function sentAs(input: Input | undefined, value: unknown): string {
  const isTyped = input?.kind === 'text' || input?.kind === 'number';
  return (isTyped && typeof value === 'string' ? input.encode(value) : undefined) ?? String(value).trim();
}

function problemOf(input: Input, value: unknown, isOffered: boolean): MessageKey | undefined {
  if (!isBlank(value)) return input.problem?.(value);
  return requiredOf(input) ?? (input.kind === 'choice' && isOffered ? input.requiredIfOffered : undefined);
}

/** The message of an input that repeats another one, if it doesn't. */
function unlikeRepeated(input: Input, value: unknown, values: Values): MessageKey | undefined {
  if (input.kind !== 'password' || input.repeats === undefined) return undefined;
  return (value ?? '') === (values[input.repeats] ?? '') ? undefined : input.wrong;
}

const requiredOf = (input: Input) => ('required' in input ? input.required : undefined);
