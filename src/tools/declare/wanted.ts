import type { Label } from './words.ts';

/** What the developer specifies besides the recording. */
export interface Wanted {
  /** The list's name, such as `marketing/coupon`; without a list, the show's. */
  readonly name: string;
  /** For a record without a list: the list that it belongs to. */
  readonly under?: string | undefined;
  readonly label?: string | undefined;
  /** The language of that name; Chinese by default. */
  readonly language?: keyof Label;
  /** The parameters of the list that are no filters, but always sent as recorded. */
  readonly constant?: readonly string[] | undefined;
  /** The codes of verdicts: `result=1` approves, `result=2` refuses. */
  readonly verdicts?: { readonly yes?: string | undefined; readonly no?: string | undefined } | undefined;
  /** Which records are pending: `status=0`. */
  readonly waits?: string | undefined;
}
