import type { When } from '../model/conditions';
import type { FieldPath, ValueAt } from '../model/paths';
import type { Span } from '../model/waited';

/** The rows of a list that wait for a decision, with a workbench, and a button for it above the list. */
export interface QueueDef<R> {
  /** The resource whose show is reviewed, and the step of its review. */
  readonly show: string;
  readonly step: string;
  /** The values of the list's filters that select what is pending; they override the current ones. */
  readonly pending: Readonly<Record<string, unknown>>;
  /**
   * How the server sorts the pending rows: `'newestFirst'` if its first page has the newest, which a workbench then reads from the
   * end. By default its first page has the oldest.
   */
  readonly order?: 'oldestFirst' | 'newestFirst';
  /** Shows how long each record has waited, in the list's rows that are pending and on the workbench. */
  readonly age?: QueueAge<R>;
  /**
   * The actions of the step that can also be taken on several selected rows at once, by name, with the values that are fixed then:
   * `{ reject: {} }`, `{ check: { result: 'reject' } }`. Makes rows selectable. Each record is read and sent by itself.
   */
  readonly several?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The parameters that the show's page has in its address. */
  params(row: R): Readonly<Record<string, string>>;
}

/** Since when a record waits, and from when on that is long. */
export interface QueueAge<R> {
  /** The field with the moment: `f.dateTime()` or `f.epoch()`. */
  readonly since: MomentField<R>;
  /** From then on the age is a warning: `'4h'`. */
  readonly warn?: Span;
  /** From then on it is too long: `'3d'`. */
  readonly late?: Span;
  /** The rows of the list that wait; by default those whose fields have the values of `pending`, by the filters' enums. */
  readonly when?: When<R>;
}

/** The fields that may hold a moment: texts and numbers, as a decoded moment is one. Enums are neither. */
type MomentField<R> = string extends keyof R
  ? string
  : {
      [P in FieldPath<R>]: string extends ValueAt<R, P> ? P : number extends ValueAt<R, P> ? P : never;
    }[FieldPath<R>];
