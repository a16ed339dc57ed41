import type { Params } from './calls';
import type { When } from './conditions';
import type { FormKind, Inputs, Rule, ValuesOf } from './inputs';
import type { Values } from './validate';

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
}

/** A {@link FormDef} as it is written: its rules, conditions and first values know the inputs. */
export interface FormOptions<R, A extends string, I extends Inputs<FormKind>> {
  readonly call: A;
  readonly form: I;
  readonly rules?: readonly Rule<NoInfer<ValuesOf<I>>, R>[];
  readonly shown?: { readonly [K in keyof NoInfer<I>]?: When<ValuesOf<NoInfer<I>>> };
  with?(row: R): Params;
  from?(row: R): Partial<NoInfer<ValuesOf<I>>>;
}
