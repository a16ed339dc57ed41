import type { Params } from '../model/calls';
import { holds, type When } from '../model/conditions';
import type { Lazy } from '../model/lazy';
import type { FormKind, Inputs, Rule, ValuesOf } from './inputs';
import type { FormRules, Values } from './validate';

/** The props of a question before sending: the record, what was filled in, and a callback for the answer. */
export interface QuestionProps<R> {
  readonly record: R;
  readonly values: Values;
  onAnswer(isYes: boolean): void;
}

/** The props of a note: the record, and what is filled in so far; empty for a plain question. */
export interface NoteProps<R = unknown> {
  readonly record: R;
  readonly values: Values;
}

/** The form of an action, a decision or a page. `R` is the record that it is about. */
export interface FormDef<R> {
  readonly form: Inputs<FormKind>;
  readonly rules?: readonly Rule<Values, R>[];
  /** Inputs that are shown, checked and sent only while their condition holds. */
  readonly shown?: Readonly<Record<string, When<Values>>>;
  /** Parameters from the record, besides the form's own. */
  with?(row: R): Params;
  /** A hand-written dialog, asked after the form, before it is sent. */
  readonly question?: Lazy<QuestionProps<R>>;
}

/** A form that is sent as one call. */
export interface SentForm<R> extends FormDef<R> {
  readonly call: string;
}

/** The options of a {@link FormDef}, typed by the resource's calls and the form's inputs. */
export interface FormOptions<R, A extends string, I extends Inputs<FormKind>>
  extends Pick<FormDef<R>, 'with' | 'question'> {
  readonly call: A;
  readonly rules?: readonly Rule<NoInfer<ValuesOf<I>>, R>[];
  readonly shown?: { readonly [K in keyof NoInfer<I>]?: When<ValuesOf<NoInfer<I>>> };
}

/** A form on its own page, for creating, or for editing the record that `detail` returns. */
export interface FormPageDef<R, A extends string> extends FormDef<R> {
  readonly call: A;
  /** When editing, the initial values. */
  from?(row: R): Values;
  /** Which records can be edited; for others, the label `closed` is shown instead of the form. */
  readonly when?: When<R>;
  /** Whether it ends the session once it has succeeded, as a changed password does: the login follows. */
  readonly endsSession?: boolean;
}

/** The options of a {@link FormPageDef}, typed by its inputs. */
export interface FormPageOptions<R, A extends string, I extends Inputs<FormKind>>
  extends FormOptions<R, A, I> {
  readonly form: I;
  from?(row: R): Partial<NoInfer<ValuesOf<I>>>;
  readonly when?: When<R>;
  readonly endsSession?: boolean;
}

/** A declared form for one record, without rules that don't apply to it. */
export function formFor<R extends object>({ form, rules = [], shown }: FormDef<R>, record: R): FormRules {
  return { inputs: form, rules: rules.filter(({ row }) => holds(row, record)), shown };
}
