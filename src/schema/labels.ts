import type { Formed } from './actions';
import type { Resource } from './resource';

type Words<K extends PropertyKey> = { readonly [P in K & string]: string };
type Part<T, K extends string> = T extends { readonly [P in K]: infer V } ? V : never;
type Never<T> = [T] extends [never] ? true : false;

type Item<T> = T extends readonly (infer X)[] ? X : never;
type ColumnName<C> = C extends string ? C : C extends { readonly field: infer F extends string } ? F : never;
type ColumnNames<C> = ColumnName<Item<C>>;

/**
 * The words of an action. Every action has a name. One that sends also has a message of success, and words for its question,
 * its inputs and the title of its dialog. Any other may have a hint that explains its name, and a link what its row lacks if it
 * leads nowhere (`missing`).
 */
type ActionWords<X> =
  X extends Formed<infer I>
    ? { readonly name: string; readonly success: string } & FieldWords<I> & Question<X>
    : { readonly name: string; readonly hint?: string; readonly missing?: string };
type Question<X> = X extends { readonly confirm: true }
  ? { readonly confirm: string; readonly title?: string }
  : unknown;
/** Labels for the inputs of a form; none are needed without inputs, or if the type doesn't know their names. */
type FieldWords<I> = string extends keyof I
  ? unknown
  : [keyof I] extends [never]
    ? unknown
    : { readonly fields: Words<keyof I>; readonly title?: string };
type ActionsWords<T> = { readonly [K in keyof T & string]: ActionWords<T[K]> };

type Optional<K extends string, T, W> = Never<T> extends true ? unknown : { readonly [P in K]: W };

type Items<T> = T extends readonly unknown[] ? Item<T> : T;
/** The fields of a block that need a label. */
type BlockFields<B> = B extends {
  readonly type: 'facts' | 'pictures' | 'files' | 'kind';
  readonly fields: infer F;
}
  ? ColumnNames<F>
  : B extends { readonly type: 'rows'; readonly columns: infer C }
    ? Item<C> & string
    : B extends { readonly type: 'history'; readonly columns: infer C }
      ? C[keyof C] & string
      : B extends { readonly type: 'timeline'; readonly sources: infer S }
        ? Item<Part<Extract<S[keyof S], { readonly rows: string }>, 'shows'>> & string
        : never;
/** The sources of a timeline, which need a name. */
type BlockSources<B> = B extends { readonly type: 'timeline'; readonly sources: infer S }
  ? keyof S & string
  : never;
/** The facts that need words for when they are empty. */
type EmptyFacts<B> = B extends { readonly type: 'facts'; readonly fields: infer F }
  ? Item<F> extends infer X
    ? X extends { readonly empty: true; readonly field: infer N extends string }
      ? N
      : never
    : never
  : never;
/** The links of a block of rows, which need a label. If the block has none, their names are any string: none needs one. */
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
  Optional<'links', BlockLinks<Items<X>>, Words<BlockLinks<Items<X>>>> &
  Optional<'sources', BlockSources<Items<X>>, Words<BlockSources<Items<X>>>>;

/** The words of the parameters that a show asks for: the question, and its answers. */
type AsksWords<T> = {
  readonly [K in keyof T & string]: { readonly name: string; readonly choices: Words<Item<T[K]> & string> };
};
type SectionsWords<T> = { readonly [K in keyof T & string]: SectionWords<T[K]> };

/**
 * The words of a step of a review: its name, its actions, its warnings and obstacles, and what its page says while there is
 * nothing to decide (`closed`). All but the names may contain fields of the record.
 */
type StepWords<X> = {
  readonly name: string;
  readonly closed?: string;
  readonly actions: ActionsWords<Part<X, 'actions'>>;
} & Optional<'warnings', Part<X, 'warnings'>, Words<keyof Part<X, 'warnings'>>> &
  Optional<'obstacles', Part<X, 'obstacles'>, Words<keyof Part<X, 'obstacles'>>>;
type StepsWords<T> = { readonly [K in keyof T & string]: StepWords<T[K]> };

/** A declaration that doesn't compile has the general type. Its error is reported there, so its words aren't checked. */
type IsBroken<D> = 'pageCalls' extends keyof D
  ? Record<never, never> extends Pick<D, 'pageCalls' & keyof D>
    ? true
    : false
  : false;

/**
 * All words that a declared resource needs in each language: with `satisfies LabelsOf<typeof resource>` in i18n, a missing or
 * superfluous label doesn't compile. `operation` renames the column of the row actions; `missing` is shown on the page of a
 * show if its address lacks the id.
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
          Optional<'marks', Part<Part<D, 'list'>, 'marks'>, Words<keyof Part<Part<D, 'list'>, 'marks'>>> &
          Optional<'queues', Part<Part<D, 'list'>, 'queues'>, Words<keyof Part<Part<D, 'list'>, 'queues'>>> &
          Optional<
            'figures',
            Part<Part<D, 'list'>, 'figures'>,
            Words<keyof Part<Part<D, 'list'>, 'figures'>>
          > &
          Optional<'sections', Part<D, 'show'>, SectionsWords<Part<Part<D, 'show'>, 'sections'>>> &
          Optional<'asks', Part<Part<D, 'show'>, 'asks'>, AsksWords<Part<Part<D, 'show'>, 'asks'>>> &
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
