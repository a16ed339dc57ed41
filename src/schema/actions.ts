import type { Params } from './calls';
import type { Calc, When } from './conditions';
import type { FormDef, FormOptions, FormPageDef, FormPageOptions, NoteProps } from './forms';
import type { FormKind, Inputs } from './inputs';
import type { Lazy } from './lazy';

/** What all actions share. `R` is the row they act on. */
interface Offer<R> {
  /** Offered for a row only while this holds; otherwise the cell shows a dash. */
  readonly when?: When<R>;
  readonly whenCalc?: Calc<R>;
  /** A right of its own, asked for where the menu tells finer rights below the list; without one, the list's serves. */
  readonly permission?: string;
}

/** What a dialog of one's own is given: the row (or, of a list, its selected rows) and how to leave. */
export interface DialogProps<R> {
  /** The name of the resource it was opened from. */
  readonly resource: string;
  readonly record: R | undefined;
  readonly selected: readonly string[];
  /** Closes the dialog; `'reload'` reads the list again. */
  close(then?: 'reload'): void;
}

/** A form in a dialog (or, with `confirm`, a question), sent as one call. */
export interface SubmitOptions<R, A extends string, I extends Inputs<FormKind>>
  extends Offer<R>,
    FormOptions<R, A, I>,
    Pick<SubmitAction<R>, 'note'> {
  readonly form?: I;
}

/** Sends a call, after a form or a question. */
export interface SubmitAction<R = never> extends Offer<R>, FormDef<R> {
  readonly type: 'submit';
  readonly call: string;
  /** Ask before sending; the question is the action's label `confirm`. */
  readonly confirm: boolean;
  /** Under a form's inputs or a plain question: what is known of what would be sent, written by hand. */
  readonly note?: Lazy<NoteProps<R>>;
}

/** The rows that are selected, in the place of a row; no field has such a name. */
type Selected = { readonly id: string; readonly $selected: readonly string[] };

/** What is sent of the selected rows, whose ids it needs. */
export interface SelectedSubmit extends Omit<SubmitAction<Selected>, 'with'> {
  // A property: a method would take an action of a row for one of a selection.
  readonly with: (rows: Selected) => Params;
}

/** {@link SelectedSubmit} as it is written: there is no row that a condition could be about. */
interface SelectedOptions<A extends string, I extends Inputs<FormKind>>
  extends Pick<Offer<Selected>, 'permission'>,
    Pick<FormOptions<Selected, A, I>, 'call' | 'rules' | 'shown'> {
  readonly form?: I;
  /** The parameters that say which rows, beside the form's own. */
  readonly with: (ids: readonly string[]) => Params;
}

/** An action of a review. */
export interface Decision<R = never> extends SubmitAction<R> {
  /** How its button is coloured; `bad` refuses something. */
  readonly tone?: 'bad';
}

/** Goes to a path; an empty one isn't offered. */
export interface LinkAction<R = never> extends Offer<R> {
  readonly type: 'link';
  to(row: R): string;
  readonly newTab: boolean;
}

/** Opens a declared show, a declared list, or a dialog written by hand; each is loaded when it is opened. */
export interface DialogAction<R = never> extends Offer<R> {
  readonly type: 'dialog';
  readonly opens: ShownIn<R> | ListedIn<R> | { readonly load: Lazy<DialogProps<R>> };
}

/** The show of a resource, by the parameters that its page would have in its address. */
interface ShownIn<R> {
  readonly show: string;
  readonly step?: string;
  params(row: R): Readonly<Record<string, string>>;
}

/** The list of a resource, with parameters of its call. */
interface ListedIn<R> {
  readonly list: string;
  params(row: R): Params;
}

/**
 * A download that the browser itself makes: by going to a call's url, or to the url that a row carries.
 */
export interface DownloadAction<R = never> extends Offer<R> {
  readonly type: 'download';
  readonly source: CallSource | UrlSource<R>;
}

interface CallSource {
  readonly call: string;
  readonly params: Params;
  readonly url?: undefined;
}

interface UrlSource<R> {
  readonly call?: undefined;
  url(row: R): string;
}

/** What can be done with a row or a list. */
export type Action<R = never> = SubmitAction<R> | LinkAction<R> | DialogAction<R> | DownloadAction<R>;

/** `T` with the parts of it that a declaration names kept in its type. */
export type Named<T, P> = Omit<T, keyof P> & { readonly [K in keyof P]: P[K] };

/** The constructor of an action that sends, `Made`; `More` says what else its options must be. */
type Submits<R, A extends string, More, Made = SubmitAction<R>> = <
  const I extends Inputs<FormKind> = Record<never, never>,
  const C extends boolean = false,
>(
  options: SubmitOptions<R, A, I> & More & { readonly confirm?: C },
) => Named<Made, { form: I; confirm: C }>;

/** The constructor of a decision: as `submit`, with the record as it is shown. The right to decide is the page's. */
export type Decides<R, A extends string> = Submits<
  R,
  A,
  Pick<Decision, 'tone'> & { readonly permission?: never },
  Decision<R>
>;

/** The constructors that `build` gets, bound to the record's row and the names of its calls. */
export interface Tools<R, A extends string> {
  /** A condition that data can't say: what it reads, the test, and why it is needed. */
  calc<const K extends readonly (keyof R & string)[]>(
    uses: K,
    test: (row: Pick<R, K[number]>) => boolean,
    why: string,
  ): Calc<R>;
  /** A form in a dialog, or with `confirm` a question, sent as one call. */
  readonly submit: Submits<R, A, unknown>;
  /** As `submit`, for the `selection` of a list: sent once, with the ids of the selected rows. */
  submitSelected<const I extends Inputs<FormKind> = Record<never, never>, const C extends boolean = false>(
    options: SelectedOptions<A, I> & { readonly confirm?: C },
  ): Named<SelectedSubmit, { form: I; confirm: C }>;
  /** A form on a page of its own: `create` and `edit`. */
  form<const I extends Inputs<FormKind>>(
    options: FormPageOptions<R, A, I>,
  ): Named<FormPageDef<R, A>, { form: I }>;
  /** Goes to a page of this console; an empty path is not offered. */
  link(options: Offer<R> & { to(row: R): string; newTab?: boolean }): LinkAction<R>;
  /** A dialog: a declared show (with a step of its review), a declared list, or one written by hand. */
  dialog(options: Offer<R> & DialogAction<R>['opens']): DialogAction<R>;
  /** Lets the browser download what a call answers. */
  download(options: Offer<R> & { call: A; params?: Params }): DownloadAction<R>;
  /** Lets the browser download the file whose url the row carries. */
  file(options: Offer<R> & { url(row: R): string }): DownloadAction<R>;
}

/** Keeps the names of a form's inputs in the type, so that i18n must have a label for each. */
export interface Formed<I extends Inputs<FormKind>> {
  readonly form: I;
}

/** What {@link SelectedOptions} are sent with: a row by itself is a selection of one. */
const ofSelected =
  (tell: (ids: readonly string[]) => Params) =>
  ({ id, $selected = [id] }: Pick<Selected, 'id'> & Partial<Selected>) =>
    tell($selected);

/** The tools themselves; they only fill in defaults, so one set serves every resource. */
export const tools = {
  calc: (uses, test, why) => ({ uses, test, why }),
  submit: ({ form, confirm = false, ...rest }) => ({ ...rest, type: 'submit', form: form ?? {}, confirm }),
  submitSelected: ({ with: tell, form, confirm = false, ...rest }) => ({
    ...{ ...rest, type: 'submit', form: form ?? {}, confirm },
    with: ofSelected(tell),
  }),
  link: ({ newTab = false, ...rest }) => ({ ...rest, type: 'link', newTab }),
  dialog: ({ when, whenCalc, permission, ...opens }) => ({
    ...{ when, whenCalc, permission },
    type: 'dialog',
    opens,
  }),
  form: (options) => options,
  download: ({ call, params = {}, ...rest }) => ({ ...rest, type: 'download', source: { call, params } }),
  file: ({ url, ...rest }) => ({ ...rest, type: 'download', source: { url } }),
} as Tools<never, string>;
