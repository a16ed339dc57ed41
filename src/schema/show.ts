import type { Params } from '../model/calls';
import type { Calc, When } from '../model/conditions';
import type { Lazy } from '../model/lazy';
import type { FieldPath } from '../model/paths';
import type { Reading } from '../model/readings';
import type { Decision, Named } from './actions';
import type { BlockKind } from './ownBlock';
import type { RowOf, RowsField } from './rows';
import type { AnyTimelineSource, TimelineSource } from './timeline';

/** The options of every block: it is only shown while its conditions hold. */
export interface Shown<R> {
  readonly when?: When<R>;
  readonly whenCalc?: Calc<R>;
}

/** At least one condition: if all options were optional, misspelt ones would compile. */
export type Conditions<R> = Shown<R> & ({ readonly when: When<R> } | { readonly whenCalc: Calc<R> });

/** A value with its label, by its path; with `empty`, a label says what is shown if it is empty. */
export type Fact<P extends string = string> = P | { readonly field: P; readonly empty: true };

/**
 * A value shown under a picture, to be compared with it, by its path; labelled as where the show has it among its facts. `groups`
 * sets long numbers in groups of so many characters, as they are printed. `reads` compares it with what the device itself reads
 * from the picture, where the application has a reader and it is switched on.
 */
export type Beside<P extends string = string> =
  | P
  | { readonly field: P; readonly groups?: readonly number[]; readonly reads?: readonly Reading[] };

/** A picture, by the path of its url, and possibly the values that are shown under it. */
export type PictureItem<P extends string = string> =
  | P
  | { readonly field: P; readonly beside: readonly Beside<P>[] };

/** Labels and values, in columns. */
export interface FactsBlock<R = never> extends Shown<R> {
  readonly type: 'facts';
  readonly fields: readonly Fact[];
}

/** Pictures: thumbnails that open a lightbox; on a workbench, shown beside the facts. */
export interface PicturesBlock<R = never> extends Shown<R> {
  readonly type: 'pictures';
  readonly fields: readonly PictureItem[];
  /** Shown in full size at once. */
  readonly large: boolean;
  /** When missing pictures are named: always, or while conditions hold; by default never. */
  readonly expected?: true | Conditions<R>;
}

/** Documents, opened in a dialog if the application has a `viewer`, or else in a new tab. */
export interface FilesBlock<R = never> extends Shown<R> {
  readonly type: 'files';
  readonly fields: readonly string[];
}

/** A link of a nested row, to a path of this console. */
export interface RowLink<X = never, R = never> {
  to(row: X, record: R): string;
  readonly newTab?: boolean;
}

/** Nested rows, as a table. */
export interface RowsBlock<R = never> extends Shown<R> {
  readonly type: 'rows';
  readonly field: string;
  readonly columns: readonly string[];
  readonly links: Readonly<Record<string, RowLink>>;
}

/** The past decisions about the record, newest first. */
export interface HistoryBlock<R = never> extends Shown<R> {
  readonly type: 'history';
  readonly field: string;
  readonly columns: HistoryColumns;
}

/** The fields of a past decision: who, when, what was decided, and why. */
export interface HistoryColumns<K extends string = string> {
  readonly by: K;
  readonly at: K;
  readonly result: K;
  readonly note: K;
}

/** {@link HistoryColumns} without the reason. */
type DecidedColumns<K extends string = string> = Omit<HistoryColumns<K>, 'note'> & { readonly note?: K };

/** A declared list within the page, with parameters from the record. */
export interface EmbeddedBlock<R = never> extends Shown<R> {
  readonly type: 'embedded';
  readonly list: string;
  params(row: R): Params;
}

/** What happened, newest first: in rows of the record and in other lists, merged by their moments. */
export interface TimelineBlock<R = never> extends Shown<R> {
  readonly type: 'timeline';
  readonly sources: Readonly<Record<string, AnyTimelineSource>>;
}

/** The props of a hand-written block. */
export interface OwnProps<R> {
  readonly record: R;
}

/** A hand-written block, loaded when it is shown. */
export interface OwnBlock<R = never> extends Shown<R> {
  readonly type: 'own';
  readonly load: Lazy<OwnProps<R>>;
}

/** A block of an application's own kind. */
export interface KindBlock<R = never> extends Shown<R> {
  readonly type: 'kind';
  readonly kind: BlockKind;
  readonly fields: readonly string[];
  readonly options: unknown;
}

/** A part of a section. */
export type Block<R = never> =
  | FactsBlock<R>
  | PicturesBlock<R>
  | FilesBlock<R>
  | RowsBlock<R>
  | HistoryBlock<R>
  | EmbeddedBlock<R>
  | TimelineBlock<R>
  | OwnBlock<R>
  | KindBlock<R>;

/** A titled part of a page: one or several blocks. Shown while one of its blocks is. */
export type Section<R = never> = Block<R> | readonly Block<R>[];

/**
 * The blocks of a section, in order.
 * @example const kinds = Object.values(resource.definition.show?.sections ?? {}).flatMap(blocksOf).map(({ type }) => type);
 */
export const blocksOf = <R>(section: Section<R>): readonly Block<R>[] =>
  Array.isArray(section) ? section : [section as Block<R>];

/** One record on a page or in a dialog: its sections, in order. */
export interface ShowDef<R, P = Record<string, string>, F extends string = string> {
  /** The parameter of the address with the record's id; by default `id`. */
  readonly id?: keyof P & string;
  /** The field that identifies the record, shown beside the title of its page or dialog. */
  readonly representation?: F;
  /** Parameters to add to the address from the record, if they are missing there. */
  completes?(record: R): Partial<P>;
  /**
   * Parameters of the address, with their possible values, that the user is asked for if neither the address nor `completes`
   * tells them. Until they are known, nothing can be decided.
   */
  readonly asks?: { readonly [K in keyof P & string]?: readonly string[] };
  readonly sections: Readonly<Record<string, Section<R>>>;
}

/** The fields that say how a record was decided, and possibly by whom, when and why: its own, or those of its newest row. */
export interface Decided {
  /** The field with the rows; without it, the fields are the record's own. */
  readonly rows?: string;
  readonly by?: string;
  readonly at?: string;
  readonly result: string;
  /** The reason: that it changes with the decision is no change of the record. */
  readonly note?: string;
}

/** A pause in seconds, as in `'8s'`. */
export type Pause = `${number}s`;

/**
 * A decision, which can be taken while one of its actions applies to the record. Provides a sticky form, a draft for each
 * record, a check before sending, and a notice if somebody else was first.
 */
export interface ReviewStep<R> {
  readonly actions: Readonly<Record<string, Decision<R>>>;
  readonly decided: Decided;
  /**
   * The permission to decide, checked if the menu has finer rights below the list; without it the record is only shown. For a
   * step whose page is opened to read, too; other pages have a permission themselves.
   */
  readonly permission?: string;
  /**
   * How long a workbench holds a decision back before it is sent: it can be taken back meanwhile, and `confirm` isn't asked. At
   * once by default.
   */
  readonly pause?: Pause;
  /** Warnings above the form, each while its conditions hold. */
  readonly warnings?: Readonly<Record<string, Conditions<R>>>;
  /** Why a record that waits can't be decided after all, each while its conditions hold. */
  readonly obstacles?: Readonly<Record<string, Conditions<R>>>;
  /** The kind under which its records are claimed, where the server has claims: nobody else then decides what somebody is at work on. */
  readonly claim?: string;
  /** After the decision, a page that was opened by its url stays, with the updated record. */
  readonly stays?: true;
}

/** The blocks' constructors, bound to the record. */
export interface ShowTools<R> {
  /** Labels and values. */
  facts<const F extends readonly Fact<FieldPath<R>>[]>(
    fields: F,
    shown?: Shown<R>,
  ): Named<FactsBlock<R>, { fields: F }>;
  /** Pictures, by the fields that hold their urls; with `{ field, beside }`, values are shown under one. */
  pictures<const F extends readonly PictureItem<FieldPath<R>>[]>(
    fields: F,
    options?: Shown<R> & Partial<Pick<PicturesBlock<R>, 'large' | 'expected'>>,
  ): Named<PicturesBlock<R>, { fields: F }>;
  /** Documents, by the fields that hold their urls. */
  files<const F extends readonly FieldPath<R>[]>(
    fields: F,
    shown?: Shown<R>,
  ): Named<FilesBlock<R>, { fields: F }>;
  /** The nested rows of a field, as a table. */
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
  /** The past decisions in a field, newest first. */
  history<K extends RowsField<R>, const C extends HistoryColumns<keyof RowOf<R, K> & string>>(
    field: K,
    columns: C,
    shown?: Shown<R>,
  ): Named<HistoryBlock<R>, { columns: C }>;
  /** A declared list within the page. */
  embedded(list: string, params: (row: R) => Params, shown?: Shown<R>): EmbeddedBlock<R>;
  /** What happened to the record, from rows of its own and from other lists, newest first. */
  timeline<const S extends Readonly<Record<string, TimelineSource<R>>>>(
    sources: S,
    shown?: Shown<R>,
  ): Named<TimelineBlock<R>, { sources: S }>;
  /** A hand-written block. */
  own(load: Lazy<OwnProps<R>>, shown?: Shown<R>): OwnBlock<R>;
  /** A block of an application's own kind. */
  block<O, const F extends readonly FieldPath<R>[]>(
    kind: BlockKind<O>,
    fields: F,
    options: NoInfer<O>,
    shown?: Shown<R>,
  ): Named<KindBlock<R>, { fields: F }>;
  /** How the record was decided, and possibly by whom, when and why, from its own fields. */
  decidedBy(fields: {
    readonly by?: FieldPath<R>;
    readonly at?: FieldPath<R>;
    readonly result: FieldPath<R>;
    readonly note?: FieldPath<R>;
  }): Decided;
  /** How the record was decided, from the newest row of a `history`; without its `note`. */
  newestOf<K extends RowsField<R>>(field: K, columns: DecidedColumns<keyof RowOf<R, K> & string>): Decided;
}

/** The constructors' implementation, which only names the blocks and fills in defaults. */
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
  timeline: (sources: unknown, shown?: object) => ({ ...shown, type: 'timeline', sources }),
  own: (load: unknown, shown?: object) => ({ ...shown, type: 'own', load }),
  block: (kind: unknown, fields: unknown, options: unknown, shown?: object) => ({
    ...shown,
    type: 'kind',
    kind,
    fields,
    options,
  }),
  decidedBy: (fields: Decided) => fields,
  newestOf: (rows: string, { by, at, result }: DecidedColumns) => ({ rows, by, at, result }),
};
