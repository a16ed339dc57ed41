import { holds, type When } from './conditions';
import { type FormRule, type Input, type Inputs, isBlank, type Rule } from './inputs';
import type { MessageKey } from './messages';

/** A form as declared: what is filled in, what is required when, and what is only there when. */
export interface FormRules {
  readonly inputs: Inputs;
  readonly rules?: readonly FormRule<Record<string, unknown>>[];
  /** An input named here is shown, checked and sent only while its condition holds. */
  readonly shown?: Readonly<Record<string, When<Record<string, unknown>>>>;
}

/** What is filled into a form, by input. */
export type Values = Readonly<Record<string, unknown>>;

/** What {@link formFor} reads: a declared action or form. */
interface Declared<R> {
  readonly form: Inputs;
  readonly rules?: readonly Rule<Values, R>[];
  readonly shown?: Readonly<Record<string, When<Values>>>;
}

/** A declared form as it stands for one record: rules that are about other records are left out. */
export function formFor<R extends object>({ form, rules = [], shown }: Declared<R>, record: R): FormRules {
  return { inputs: form, rules: rules.filter(({ row }) => holds(row, record)), shown };
}

/** The inputs that are there for these values. */
export function shownInputs({ inputs, shown }: FormRules, values: Values): Inputs {
  if (!shown) return inputs;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => holds(shown[name], values)));
}

/**
 * Every input that is wrong and what is said of it (section 5); an empty answer lets the form be sent.
 * @param offered the names of the choices whose call answered something to choose
 */
export function validate(
  form: FormRules,
  values: Values,
  offered: readonly string[] = [],
): Record<string, MessageKey> {
  const errors: Record<string, MessageKey> = {};
  const present = shownInputs(form, values);
  for (const [name, input] of Object.entries(present)) {
    const problem = problemOf(input, values[name], offered.includes(name));
    if (problem) errors[name] = problem;
  }
  for (const rule of form.rules ?? []) {
    if (!holds(rule.if, values)) continue;
    for (const name of brokenBy(rule, values)) if (name in present) errors[name] ??= rule.message;
  }
  return errors;
}

function brokenBy({ require, matches }: FormRule<Values>, values: Values): readonly string[] {
  if (require) return require.filter((name) => isBlank(values[name]));
  return Object.entries(matches)
    .filter(([name, pattern]) => !isBlank(values[name]) && !pattern?.test(String(values[name]).trim()))
    .map(([name]) => name);
}

function problemOf(input: Input, value: unknown, isOffered: boolean): MessageKey | undefined {
  if (isBlank(value)) return input.required ?? (isOffered ? input.requiredIfOffered : undefined);
  if (input.mask !== undefined && value === input.mask) return undefined;
  if (typeof value !== 'string') return undefined;
  if (input.kind === 'date' && input.parse(value.trim()) === undefined) return 'dateWrong';
  const text = input.kind === 'password' ? value : value.trim();
  if (input.max !== undefined && [...text].length > input.max) return input.tooLong ?? input.wrong;
  if (input.pattern && !input.pattern.test(text)) return input.wrong;
  return undefined;
}
