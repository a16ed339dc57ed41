import { holds, type When } from './conditions';
import { type FormKind, type FormRule, type Input, type Inputs, isBlank } from './inputs';
import type { TextChecks } from './inputs/kinds';
import { numberProblem } from './inputs/numbers';
import type { MessageKey } from './messages';

/** A form as declared: what is filled in, what is required when, and what is only there when. */
export interface FormRules {
  readonly inputs: Inputs<FormKind>;
  readonly rules?: readonly FormRule<Record<string, unknown>>[];
  /** An input named here is shown, checked and sent only while its condition holds. */
  readonly shown?: Readonly<Record<string, When<Record<string, unknown>>>>;
}

/** What is filled into a form, by input. */
export type Values = Readonly<Record<string, unknown>>;

/** The inputs that are there for these values. */
export function shownInputs({ inputs, shown }: FormRules, values: Values): Inputs<FormKind> {
  if (!shown) return inputs;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => holds(shown[name], values)));
}

/**
 * Every input of a form that is wrong, by itself or by a rule, and what is said of it; an empty answer lets it be sent.
 * @param offered the names of the choices whose call answered something to choose
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
    for (const name of brokenBy(rule, values)) if (name in present) errors[name] ??= rule.message;
  }
  return errors;
}

/**
 * Every input that is wrong by itself: empty and required, or filled with what it doesn't take.
 * @param offered the names of the choices whose call answered something to choose
 */
export function problemsOf(
  inputs: Inputs,
  values: Values,
  offered: readonly string[] = [],
): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const problem = problemOf(input, values[name], offered.includes(name));
    if (problem) problems[name] = problem;
  }
  return problems;
}

function brokenBy({ require, matches }: FormRule<Values>, values: Values): readonly string[] {
  if (require) return require.filter((name) => isBlank(values[name]));
  return Object.entries(matches)
    .filter(([name, pattern]) => !isBlank(values[name]) && !pattern?.test(String(values[name]).trim()))
    .map(([name]) => name);
}

function problemOf(input: Input, value: unknown, isOffered: boolean): MessageKey | undefined {
  if (isBlank(value)) {
    return requiredOf(input) ?? (input.kind === 'choice' && isOffered ? input.requiredIfOffered : undefined);
  }
  if (typeof value !== 'string') return undefined;
  switch (input.kind) {
    case 'text':
    case 'textarea':
      return textProblem(input.encode(value) ?? '', input);
    case 'password':
      return value === input.mask ? undefined : textProblem(value, input);
    case 'number':
      return numberProblem(value, input);
    case 'date':
      return input.parse(value.trim()) === undefined ? 'dateWrong' : undefined;
    case 'select':
    case 'radio':
      // A code that a record held and nobody knows is no choice: it isn't sent.
      return input.parse(value) === undefined ? requiredOf(input) : undefined;
    case 'dateRange':
      // A range is no text: this is one as it was typed, and can't be read.
      return 'rangeWrong';
    default:
      return undefined;
  }
}

const requiredOf = (input: Input) => ('required' in input ? input.required : undefined);

function textProblem(text: string, { max, tooLong, pattern, wrong }: TextChecks): MessageKey | undefined {
  if (max !== undefined && [...text].length > max) return tooLong ?? wrong;
  return pattern && !pattern.test(text) ? wrong : undefined;
}
