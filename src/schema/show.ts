import type { Decision, Named } from './actions';
import type { Params } from './calls';
import type { Calc, When } from './conditions';
import type { Lazy } from './lazy';
import type { FieldPath } from './paths';

/** The fields of a record that hold rows. */
export type RowsField<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly object[] ? K : never;
}[keyof R & string];

type RowOf<R, K extends keyof R> = NonNullable<R[K]> extends readonly (infer X)[] ? X : never;

/** What every block of a section has: it is shown only while its conditions hold. */
export interface Shown<R> {
  readonly when?: When<R>;
  readonly whenCalc?: Calc<R>;
}

/** What stands there under a condition alone. With no option that must be there, a misspelt one would compile. */
export type Warning<R> = Shown<R> & ({ readonly when: When<R> } | { readonly whenCalc: Calc<R> });

/** A value under its label, by its path; with `empty`, what is said where there is none is a label too. */
export type Fact<P extends string = string> = P | { readonly field: P; readonly empty: true };

/** Labels and values, in columns. */
export interface FactsBlock<R = never> extends Shown<R> {
  readonly type: 'facts';
  readonly fields: readonly Fact[];
}

/** Pictures by their urls: small ones that open large; on a workbench beside the facts. */
export interface PicturesBlock<R = never> extends Shown<R> {
  readonly type: 'pictures';
  readonly fields: readonly string[];
  /** Shown at once in the size of the page. */
  readonly large: boolean;
}

/** Documents by their urls, each opened in a dialog where the application has a `viewer`, else in a new tab. */
export interface FilesBlock<R = never> extends Shown<R> {
  readonly type: 'files';
  readonly fields: readonly string[];
}

/** A link of a row inside the record, to a path of this console. */
export interface RowLink<X = never, R = never> {
  to(row: X, record: R): string;
  readonly newTab?: boolean;
}

/** Rows inside the record, as a table. */
export interface RowsBlock<R = never> extends Shown<R> {
  readonly type: 'rows';
  readonly field: string;
  readonly columns: readonly string[];
  readonly links: Readonly<Record<string, RowLink>>;
}

/** How the record was decided so far, the newest first. */
export interface HistoryBlock<R = never> extends Shown<R> {
  readonly type: 'history';
  readonly field: string;
  readonly columns: HistoryColumns;
}

/** Which fields of a record of decisions say who, when, what was decided, and why. */
export interface HistoryColumns<K extends string = string> {
  readonly by: K;
  readonly at: K;
  readonly result: K;
  readonly note: K;
}

/** The same where it isn't asked why. */
type DecidedColumns<K extends string = string> = Omit<HistoryColumns<K>, 'note'> & { readonly note?: K };

/** A declared list within the page, with parameters out of the record. */
export interface EmbeddedBlock<R = never> extends Shown<R> {
  readonly type: 'embedded';
  readonly list: string;
  params(row: R): Params;
}

/** What a block written by hand is given. */
export interface OwnProps<R> {
  readonly record: R;
}

/** A block written by hand, loaded when it is shown. */
export interface OwnBlock<R = never> extends Shown<R> {
  readonly type: 'own';
  readonly load: Lazy<OwnProps<R>>;
}

/** A part of a section. */
export type Block<R = never> =
  | FactsBlock<R>
  | PicturesBlock<R>
  | FilesBlock<R>
  | RowsBlock<R>
  | HistoryBlock<R>
  | EmbeddedBlock<R>
  | OwnBlock<R>;

/** A titled part of a page: one block, or several under one title. It is there while one of its blocks is. */
export type Section<R = never> = Block<R> | readonly Block<R>[];

/** The blocks of a section, in order. */
export const blocksOf = <R>(section: Section<R>): readonly Block<R>[] =>
  Array.isArray(section) ? section : [section as Block<R>];

/** One record on a page or in a dialog: its sections, in order. */
export interface ShowDef<R, P = Record<string, string>, F extends string = string> {
  /** The parameter of the address that is the record's id; `id` where none is named. */
  readonly id?: keyof P & string;
  /** What tells the record from others, by its path: stands beside the title of its page and its dialog. */
  readonly representation?: F;
  /** Parameters that only the record tells where an address lacks them: the page then completes its address. */
  completes?(record: R): Partial<P>;
  readonly sections: Readonly<Record<string, Section<R>>>;
}

/** Where a record says how it was decided, and by whom and when where it tells: in its own fields, or in its newest row. */
export interface Decided {
  /** The field of the rows; without one the names are the record's own. */
  readonly rows?: string;
  readonly by?: string;
  readonly at?: string;
  readonly result: string;
}

/**
 * A decision: while one of its actions applies to the record it can be taken. From it follow the decision kept in sight,
 * a draft for each record, the reading before sending, and who was first where somebody else was.
 */
export interface ReviewStep<R> {
  readonly actions: Readonly<Record<string, Decision<R>>>;
  readonly decided: Decided;
  /** What whoever decides is told first, each while its conditions hold. */
  readonly warnings?: Readonly<Record<string, Warning<R>>>;
  /** A page that was opened by its address stays after the decision, with the record as it is then. */
  readonly stays?: true;
}

/** Which of a list's rows wait for a decision: its workbench, and the entry to it above the list. */
export interface QueueDef<R> {
  /** The resource whose show is reviewed, and the step of its review. */
  readonly show: string;
  readonly step: string;
  /** The values of the list's filters that leave only what is pending; they win over the list's own. */
  readonly pending: Readonly<Record<string, unknown>>;
  /** The parameters that the show's page would have in its address. */
  params(row: R): Readonly<Record<string, string>>;
}

/** The blocks' constructors, bound to the record. */
export interface ShowTools<R> {
  /** Labels and values. */
  facts<const F extends readonly Fact<FieldPath<R>>[]>(
    fields: F,
    shown?: Shown<R>,
  ): Named<FactsBlock<R>, { fields: F }>;
  /** Pictures, by the fields that hold their urls. */
  pictures<const F extends readonly FieldPath<R>[]>(
    fields: F,
    options?: Shown<R> & { readonly large?: boolean },
  ): Named<PicturesBlock<R>, { fields: F }>;
  /** Documents, by the fields that hold their urls. */
  files<const F extends readonly FieldPath<R>[]>(
    fields: F,
    shown?: Shown<R>,
  ): Named<FilesBlock<R>, { fields: F }>;
  /** The rows of a field, as a table. */
  rows<
    K extends RowsField<R>,
    const C extends readonly (keyof RowOf<R, K> & string)[],
    const L extends string = never,
  >(
    field: K,
    options: Shown<R> & {
      readonly columns: C;
      readonly links?: { readonly [N in L]: RowLink<RowOf<R, K>, R> };
    },
  ): Named<RowsBlock<R>, { columns: C; links: { readonly [N in L]: RowLink } }>;
  /** The decisions of a field, the newest first. */
  history<K extends RowsField<R>, const C extends HistoryColumns<keyof RowOf<R, K> & string>>(
    field: K,
    columns: C,
    shown?: Shown<R>,
  ): Named<HistoryBlock<R>, { columns: C }>;
  /** A declared list within the page. */
  embedded(list: string, params: (row: R) => Params, shown?: Shown<R>): EmbeddedBlock<R>;
  /** A block written by hand. */
  own(load: Lazy<OwnProps<R>>, shown?: Shown<R>): OwnBlock<R>;
  /** How it was decided, and by whom and when where the record tells, out of its fields. */
  decidedBy(fields: {
    readonly by?: FieldPath<R>;
    readonly at?: FieldPath<R>;
    readonly result: FieldPath<R>;
  }): Decided;
  /** Who decided, out of the newest of the rows that a `history` shows; its `note` isn't needed. */
  newestOf<K extends RowsField<R>>(field: K, columns: DecidedColumns<keyof RowOf<R, K> & string>): Decided;
}

/** The constructors themselves: they only name the block and fill in defaults. */
export const showTools = {
  facts: (fields: unknown, shown?: object) => ({ ...shown, type: 'facts', fields }),
  pictures: (fields: unknown, { large = false, ...shown }: { large?: boolean } = {}) => ({
    ...shown,
    type: 'pictures',
    fields,
    large,
  }),
  files: (fields: unknown, shown?: object) => ({ ...shown, type: 'files', fields }),
  rows: (field: string, { links = {}, ...options }: { links?: object }) => ({
    ...options,
    type: 'rows',
    field,
    links,
  }),
  history: (field: string, columns: HistoryColumns, shown?: object) => ({
    ...shown,
    type: 'history',
    field,
    columns,
  }),
  embedded: (list: string, params: unknown, shown?: object) => ({ ...shown, type: 'embedded', list, params }),
  own: (load: unknown, shown?: object) => ({ ...shown, type: 'own', load }),
  decidedBy: (fields: Decided) => fields,
  newestOf: (rows: string, { by, at, result }: DecidedColumns) => ({ rows, by, at, result }),
};
