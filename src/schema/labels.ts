import type { Formed } from './actions';
import type { Resource } from './resource';

type Words<K extends PropertyKey> = { readonly [P in K & string]: string };
type Part<T, K extends string> = T extends { readonly [P in K]: infer V } ? V : never;
type Never<T> = [T] extends [never] ? true : false;

type Item<T> = T extends readonly (infer X)[] ? X : never;
type ColumnName<C> = C extends string ? C : C extends { readonly field: infer F extends string } ? F : never;
type ColumnNames<C> = ColumnName<Item<C>>;

/**
 * The words of an action: its name; of one that sends, also what is said afterwards, its question, its inputs and its
 * dialog's title; of another, a hint of what its name leaves open.
 */
type ActionWords<X> =
  X extends Formed<infer I>
    ? { readonly name: string; readonly success: string } & FieldWords<I> & Question<X>
    : { readonly name: string; readonly hint?: string };
type Question<X> = X extends { readonly confirm: true }
  ? { readonly confirm: string; readonly title?: string }
  : unknown;
/** An action without a form leaves its inputs unnamed. */
type FieldWords<I> = string extends keyof I
  ? unknown
  : [keyof I] extends [never]
    ? unknown
    : { readonly fields: Words<keyof I>; readonly title?: string };
type ActionsWords<T> = { readonly [K in keyof T & string]: ActionWords<T[K]> };

type Optional<K extends string, T, W> = Never<T> extends true ? unknown : { readonly [P in K]: W };

type Items<T> = T extends readonly unknown[] ? Item<T> : T;
/** The fields of a block that need a label. */
type BlockFields<B> = B extends { readonly type: 'facts' | 'pictures' | 'files'; readonly fields: infer F }
  ? ColumnNames<F>
  : B extends { readonly type: 'rows'; readonly columns: infer C }
    ? Item<C> & string
    : B extends { readonly type: 'history'; readonly columns: infer C }
      ? C[keyof C] & string
      : never;
/** The facts that say something where they are empty. */
type EmptyFacts<B> = B extends { readonly type: 'facts'; readonly fields: infer F }
  ? Item<F> extends infer X
    ? X extends { readonly empty: true; readonly field: infer N extends string }
      ? N
      : never
    : never
  : never;
/** Rows without links leave the names of theirs open. */
type BlockLinks<B> = B extends { readonly type: 'rows'; readonly links: infer L }
  ? string extends keyof L
    ? never
    : keyof L & string
  : never;
type SectionWords<X> = { readonly name: string } & Optional<
  'fields',
  BlockFields<Items<X>>,
  Words<BlockFields<Items<X>>>
> &
  Optional<'empty', EmptyFacts<Items<X>>, Words<EmptyFacts<Items<X>>>> &
  Optional<'links', BlockLinks<Items<X>>, Words<BlockLinks<Items<X>>>>;
type SectionsWords<T> = { readonly [K in keyof T & string]: SectionWords<T[K]> };

/**
 * The words of a decision: its actions, its warnings, and what its page says while there is nothing to decide; these
 * sentences may name the record's fields.
 */
type StepWords<X> = {
  readonly name: string;
  readonly closed?: string;
  readonly actions: ActionsWords<Part<X, 'actions'>>;
} & Optional<'warnings', Part<X, 'warnings'>, Words<keyof Part<X, 'warnings'>>>;
type StepsWords<T> = { readonly [K in keyof T & string]: StepWords<T[K]> };

/** Of a declaration that doesn't compile its type is the general one: its mistake is said there, and not here again. */
type IsBroken<D> = 'pageCalls' extends keyof D
  ? Record<never, never> extends Pick<D, 'pageCalls' & keyof D>
    ? true
    : false
  : false;

/**
 * Every word that a declared resource needs in each language: `satisfies LabelsOf<typeof resource>` in i18n makes a
 * forgotten label, and one too many, a compile error. `operation` renames the column of the row actions; `missing` is
 * said on the page of a show whose address lacks the id.
 */
export type LabelsOf<T> =
  T extends Resource<infer _S, infer _A, infer D>
    ? IsBroken<D> extends true
      ? unknown
      : { readonly name: string; readonly operation?: string; readonly missing?: string } & Optional<
          'fields',
          Part<D, 'list'>,
          Words<ColumnNames<Part<Part<D, 'list'>, 'columns'>>>
        > &
          Optional<
            'filters',
            Part<Part<D, 'list'>, 'filters'>,
            Words<keyof Part<Part<D, 'list'>, 'filters'>>
          > &
          Optional<'notSelectable', Part<Part<D, 'list'>, 'selectable'>, string> &
          Optional<'queues', Part<Part<D, 'list'>, 'queues'>, Words<keyof Part<Part<D, 'list'>, 'queues'>>> &
          Optional<'sections', Part<D, 'show'>, SectionsWords<Part<Part<D, 'show'>, 'sections'>>> &
          Optional<'review', Part<D, 'review'>, StepsWords<Part<D, 'review'>>> &
          Optional<'actions', Part<D, 'actions'>, ActionsWords<Part<D, 'actions'>>> &
          Optional<
            'listActions',
            Part<Part<D, 'list'>, 'actions'>,
            ActionsWords<Part<Part<D, 'list'>, 'actions'>>
          > &
          Optional<
            'selection',
            Part<Part<D, 'list'>, 'selection'>,
            ActionsWords<Part<Part<D, 'list'>, 'selection'>>
          > &
          Optional<'create', Part<D, 'create'>, ActionWords<Part<D, 'create'>>> &
          Optional<'edit', Part<D, 'edit'>, ActionWords<Part<D, 'edit'>> & { readonly closed?: string }>
    : never;
