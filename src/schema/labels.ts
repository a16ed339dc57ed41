import type { Formed } from './actions';
import type { Resource } from './resource';

type Words<K extends PropertyKey> = { readonly [P in K & string]: string };
type Part<T, K extends string> = T extends { readonly [P in K]: infer V } ? V : never;
type Never<T> = [T] extends [never] ? true : false;

type Item<T> = T extends readonly (infer X)[] ? X : never;
type ColumnName<C> = C extends string ? C : C extends { readonly field: infer F extends string } ? F : never;
type ColumnNames<C> = ColumnName<Item<C>>;

/** The words of an action: its name; of one that sends, also what is said afterwards, its question and its inputs. */
type ActionWords<X> =
  X extends Formed<infer I>
    ? { readonly name: string; readonly success: string } & FieldWords<I> & Question<X>
    : { readonly name: string };
type Question<X> = X extends { readonly confirm: true } ? { readonly confirm: string } : unknown;
/** An action without a form leaves its inputs unnamed. */
type FieldWords<I> = string extends keyof I
  ? unknown
  : [keyof I] extends [never]
    ? unknown
    : { readonly fields: Words<keyof I> };
type ActionsWords<T> = { readonly [K in keyof T & string]: ActionWords<T[K]> };

type Optional<K extends string, T, W> = Never<T> extends true ? unknown : { readonly [P in K]: W };

/**
 * Every word that a declared resource needs in each language: `satisfies LabelsOf<typeof resource>` in i18n makes a
 * forgotten label, and one too many, a compile error. `operation` renames the column of the row actions.
 */
export type LabelsOf<T> =
  T extends Resource<infer _S, infer _A, infer D>
    ? { readonly name: string; readonly operation?: string } & Optional<
        'fields',
        Part<D, 'list'> | Part<Part<D, 'detail'>, 'fields'>,
        Words<
          ColumnNames<Part<Part<D, 'list'>, 'columns'>> | (Item<Part<Part<D, 'detail'>, 'fields'>> & string)
        >
      > &
        Optional<'filters', Part<Part<D, 'list'>, 'filters'>, Words<keyof Part<Part<D, 'list'>, 'filters'>>> &
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
        Optional<'edit', Part<D, 'edit'>, ActionWords<Part<D, 'edit'>>>
    : never;
