import { uniqBy } from 'es-toolkit';
import type { Recorded } from './calls.ts';
import type { ChoicesPlan } from './choicesPlan.ts';
import type { FieldPlan } from './fields.ts';
import type { InputPlan } from './inputs.ts';
import type { Pending, ReviewPlan } from './review.ts';
import type { Row } from './row.ts';
import type { Label } from './words.ts';

/** A call that sends what the user fills in, and values of the record. */
export interface SendPlan {
  readonly name: string;
  readonly label: Label;
  readonly inputs: readonly InputPlan[];
  /** Parameters taken from the record, with the field for each. */
  readonly from: Readonly<Record<string, string>>;
}

/** A decision about a record: its inputs, and which records are pending. */
export type DecisionPlan = SendPlan & ReviewPlan;

/** The plan for a list or a show. */
export interface ResourcePlan {
  /** `marketing/coupon`. */
  readonly name: string;
  readonly area: string;
  readonly label: Label;
  /** Its calls by name, such as `POST /api/ajax/coupon/getList`. */
  readonly calls: Readonly<Record<string, { readonly call: string; readonly rows?: string }>>;
  readonly fields: readonly FieldPlan[];
  /** The field that identifies rows, or `#`. */
  readonly key: string;
}

export interface ListPlan extends ResourcePlan {
  readonly limit: 'always' | 'chosen' | 'none';
  readonly params: Readonly<Record<string, string>>;
  readonly filters: readonly InputPlan[];
  /** Row actions. */
  readonly actions: readonly SendPlan[];
  /** Actions above the list. */
  readonly listActions: readonly SendPlan[];
  /** Adding a record, on its own page. */
  readonly create?: SendPlan;
  /** The show that its first column links to. */
  readonly show?: string;
  /** Whether the show has an edit page. */
  readonly isEdited: boolean;
  /** The pending rows for the show's review, and the filter that selects them. */
  readonly queue?: { readonly step: string; readonly pending: Pending; readonly filter?: string };
}

export interface ShowPlan extends ResourcePlan {
  /** The list that it belongs to. */
  readonly under: string;
  /** The parameter that carries the id. */
  readonly idParam: string;
  readonly edit?: SendPlan;
  readonly review?: DecisionPlan;
}

/** Everything to be written, with notes. */
export interface Plan {
  readonly list?: ListPlan;
  readonly show?: ShowPlan;
  readonly recorded: readonly Recorded[];
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

/** The recorded rows of a list, and one of its records. */
export interface RecordedRows {
  readonly rows: readonly Row[];
  readonly record?: Row;
}

/** All inputs of a list or a show. */
export function inputsOf(plan: ListPlan | ShowPlan): readonly InputPlan[] {
  const sends =
    'filters' in plan ? [...plan.actions, ...plan.listActions, plan.create] : [plan.edit, plan.review];
  return [...('filters' in plan ? plan.filters : []), ...sends.flatMap((send) => send?.inputs ?? [])];
}

/**
 * The lists of choices that the inputs of some resources use, once each.
 * @example const names = (plan: Plan) => choicesUsed([plan.list, plan.show]).map(({ name }) => name);
 */
export const choicesUsed = (plans: readonly (ListPlan | ShowPlan | undefined)[]): readonly ChoicesPlan[] =>
  uniqBy(
    plans.flatMap((plan) => (plan ? inputsOf(plan).flatMap(({ choices }) => choices ?? []) : [])),
    ({ call }) => call,
  );
