import type { Params } from './calls';
import { holds, type When } from './conditions';
import type { FormKind, Inputs, Rule, ValuesOf } from './inputs';
import type { Lazy } from './lazy';
import type { FormRules, Values } from './validate';

/** What a question before sending is given: the record that is edited, what was filled in, and where the answer goes. */
export interface QuestionProps<R> {
  readonly record: R;
  readonly values: Values;
  onAnswer(isYes: boolean): void;
}

/** What a note is given: the record, and what was filled in so far; nothing was under a plain question. */
export interface NoteProps<R = unknown> {
  readonly record: R;
  readonly values: Values;
}

/** What is asked before a call is sent, by an action, a decision or a page. `R` is the record that it is about. */
export interface FormDef<R> {
  readonly form: Inputs<FormKind>;
  readonly rules?: readonly Rule<Values, R>[];
  /** An input named here is shown, checked and sent only while its condition holds. */
  readonly shown?: Readonly<Record<string, When<Values>>>;
  /** Parameters beside the form's own, from the record. */
  with?(row: R): Params;
  /** Asked after the form, before it is sent: a dialog written by hand. */
  readonly question?: Lazy<QuestionProps<R>>;
}

/** {@link FormDef} as it is written: its call is one of the resource's, its rules and conditions know the inputs. */
export interface FormOptions<R, A extends string, I extends Inputs<FormKind>>
  extends Pick<FormDef<R>, 'with' | 'question'> {
  readonly call: A;
  readonly rules?: readonly Rule<NoInfer<ValuesOf<I>>, R>[];
  readonly shown?: { readonly [K in keyof NoInfer<I>]?: When<ValuesOf<NoInfer<I>>> };
}

/** A form on a page of its own: adding, or editing the record that `detail` answered. */
export interface FormPageDef<R, A extends string> extends FormDef<R> {
  readonly call: A;
  /** When editing, what the form starts with. */
  from?(row: R): Values;
  /** Which records can be edited; of another, its label `closed` is said in the place of the form. */
  readonly when?: When<R>;
}

/** A {@link FormPageDef} as it is written: what it starts with knows the inputs, too. */
export interface FormPageOptions<R, A extends string, I extends Inputs<FormKind>>
  extends FormOptions<R, A, I> {
  readonly form: I;
  from?(row: R): Partial<NoInfer<ValuesOf<I>>>;
  readonly when?: When<R>;
}

/** A declared form as it stands for one record: rules that are about other records are left out. */
export function formFor<R extends object>({ form, rules = [], shown }: FormDef<R>, record: R): FormRules {
  return { inputs: form, rules: rules.filter(({ row }) => holds(row, record)), shown };
}
