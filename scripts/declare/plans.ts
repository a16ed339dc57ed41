import type { Recorded } from './calls.ts';
import type { FieldPlan } from './fields.ts';
import type { InputPlan } from './inputs.ts';
import type { Pending, ReviewPlan } from './review.ts';
import type { Label } from './words.ts';

/** A call that sends what a person fills in, and what the record tells. */
export interface SendPlan {
  readonly name: string;
  readonly label: Label;
  readonly inputs: readonly InputPlan[];
  /** Parameters that the record tells, by the field that holds them. */
  readonly from: Readonly<Record<string, string>>;
}

/** A decision on the page of one record: what it asks for, and which records wait for it. */
export type DecisionPlan = SendPlan & ReviewPlan;

/** What is to be declared of one record: as a list, or as a show. */
export interface ResourcePlan {
  /** `marketing/coupon`. */
  readonly name: string;
  readonly area: string;
  readonly label: Label;
  /** Its calls: `POST /api/ajax/coupon/getList`, by name. */
  readonly calls: Readonly<Record<string, { readonly call: string; readonly rows?: string }>>;
  readonly fields: readonly FieldPlan[];
  /** The field that tells rows apart, or `#`. */
  readonly key: string;
}

export interface ListPlan extends ResourcePlan {
  readonly limit: 'always' | 'chosen' | 'none';
  readonly params: Readonly<Record<string, string>>;
  readonly filters: readonly InputPlan[];
  /** Actions of a row. */
  readonly actions: readonly SendPlan[];
  /** Actions of the list as a whole. */
  readonly listActions: readonly SendPlan[];
  /** Adding a record, on a page of its own. */
  readonly create?: SendPlan;
  /** The show that its first column leads to. */
  readonly show?: string;
  /** Whether the show has a page on which the record is changed. */
  readonly isEdited: boolean;
  /** The rows that the show decides about, and the filter that leaves them. */
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

/** Everything that is to be written, and what was noticed on the way. */
export interface Plan {
  readonly list?: ListPlan;
  readonly show?: ShowPlan;
  readonly recorded: readonly Recorded[];
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

/** What whoever declares says beside what was recorded. */
export interface Wanted {
  /** The list's name, such as `marketing/coupon`; without a list, the show's. */
  readonly name: string;
  /** Of a record without a list, the list that it belongs to. */
  readonly under?: string | undefined;
  readonly label?: string | undefined;
  /** Which records wait for a decision: `status=0`. */
  readonly waits?: string | undefined;
}
