import type { Params } from './calls';
import type { When } from './conditions';
import type { FormKind, Inputs, Rule, ValuesOf } from './inputs';
import type { Lazy } from './lazy';
import type { Values } from './validate';

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

/** A form on a page of its own: adding or editing. Declared like an action's form. */
export interface FormDef<R, A extends string> {
  readonly call: A;
  readonly form: Inputs<FormKind>;
  readonly rules?: readonly Rule<Values, R>[];
  readonly shown?: Readonly<Record<string, When<Values>>>;
  /** Parameters beside the form's own; when editing, from the record that `detail` answered. */
  with?(row: R): Params;
  /** When editing, what the form starts with, out of the record that `detail` answered. */
  from?(row: R): Values;
  /** Asked before an edit is sent: a dialog written by hand. */
  readonly question?: Lazy<QuestionProps<R>>;
  /** Which records can be edited; of another, its label `closed` is said in the place of the form. */
  readonly when?: When<R>;
}

/** A {@link FormDef} as it is written: its rules, conditions and first values know the inputs. */
export interface FormOptions<R, A extends string, I extends Inputs<FormKind>> {
  readonly call: A;
  readonly form: I;
  readonly rules?: readonly Rule<NoInfer<ValuesOf<I>>, R>[];
  readonly shown?: { readonly [K in keyof NoInfer<I>]?: When<ValuesOf<NoInfer<I>>> };
  with?(row: R): Params;
  from?(row: R): Partial<NoInfer<ValuesOf<I>>>;
  readonly when?: When<R>;
  readonly question?: Lazy<QuestionProps<R>>;
}
