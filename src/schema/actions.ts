import type { Params } from '../model/calls';
import type { Calc, When } from '../model/conditions';
import type { Lazy } from '../model/lazy';
import type { FormDef, FormOptions, FormPageDef, FormPageOptions, NoteProps } from './forms';
import type { FormKind, Inputs } from './inputs';

/** What all actions share. `R` is the row they act on. */
interface Offer<R> {
  /** Offered for a row only while this holds; otherwise the cell shows a dash. */
  readonly when?: When<R>;
  readonly whenCalc?: Calc<R>;
  /** A permission of its own, checked if the menu has finer rights below the list; by default the list's is enough. */
  readonly permission?: string;
  /** The capability without which it doesn't exist; by default none is needed. */
  readonly capability?: string;
}

/** The props of a hand-written dialog: the row, or a list's selected rows, and how to close it. */
export interface DialogProps<R> {
  /** The name of the resource it was opened from. */
  readonly resource: string;
  readonly record: R | undefined;
  readonly selected: readonly string[];
  /** Closes the dialog; `'reload'` refreshes the list. */
  close(then?: 'reload'): void;
}

/** A form in a dialog (or, with `confirm`, a question), sent as one call. */
export interface SubmitOptions<R, A extends string, I extends Inputs<FormKind>>
  extends Offer<R>,
    FormOptions<R, A, I>,
    Pick<SubmitAction<R>, 'note' | 'heldBy'> {
  readonly form?: I;
}

/** Sends a call, after a form or a question. */
export interface SubmitAction<R = never> extends Offer<R>, FormDef<R> {
  readonly type: 'submit';
  readonly call: string;
  /** Whether to ask before sending; the question is the action's label `confirm`. */
  readonly confirm: boolean;
  /** A hand-written note about what would be sent, shown below the form's inputs or the question. */
  readonly note?: Lazy<NoteProps<R>>;
  /**
   * The capability with which the server may answer that this waits for another account: the form then closes, and the server's
   * sentence is shown instead of the message of success. Without it such an answer is a refusal.
   */
  readonly heldBy?: string;
}

/** The selected rows, in place of a row; no field has this name. */
type Selected = { readonly id: string; readonly $selected: readonly string[] };

/** A {@link SubmitAction} for the selected rows. */
export interface SelectedSubmit extends Omit<SubmitAction<Selected>, 'with'> {
  // A property, as methods are bivariant: they would accept an action of a row.
  readonly with: (rows: Selected) => Params;
}

/** The options of a {@link SelectedSubmit}; without conditions, as there is no row for them. */
interface SelectedOptions<A extends string, I extends Inputs<FormKind>>
  extends Pick<Offer<Selected>, 'permission' | 'capability'>,
    Pick<FormOptions<Selected, A, I>, 'call' | 'rules' | 'shown'> {
  readonly form?: I;
  /** The parameters that identify the rows, besides the form's own. */
  readonly with: (ids: readonly string[]) => Params;
}

/** An action of a review. */
export interface Decision<R = never> extends SubmitAction<R> {
  /** The colour of its button; `bad` for refusals. */
  readonly tone?: 'bad';
}

/** Goes to a path; not offered if the path is empty. */
export interface LinkAction<R = never> extends Offer<R> {
  readonly type: 'link';
  to(row: R): string;
  readonly newTab: boolean;
}

/** Opens a declared show, a declared list, or a hand-written dialog, which are loaded on demand. */
export interface DialogAction<R = never> extends Offer<R> {
  readonly type: 'dialog';
  readonly opens: ShownIn<R> | ListedIn<R> | { readonly load: Lazy<DialogProps<R>> };
}

/** The show of a resource, with the parameters that its page has in its address. */
interface ShownIn<R> {
  readonly show: string;
  readonly step?: string;
  params(row: R): Readonly<Record<string, string>>;
}

/** The list of a resource, with parameters for its call. */
interface ListedIn<R> {
  readonly list: string;
  params(row: R): Params;
}

/** A download, from a call's url, or from a url in the row. */
export interface DownloadAction<R = never> extends Offer<R> {
  readonly type: 'download';
  readonly source: CallSource | UrlSource<R>;
}

interface CallSource {
  readonly call: string;
  readonly params: Params;
  /** Whether the list's filters are sent, too. */
  readonly filtered?: boolean | undefined;
  readonly url?: undefined;
}

interface UrlSource<R> {
  readonly call?: undefined;
  url(row: R): string;
}

/** An action on a row or a list. */
export type Action<R = never> = SubmitAction<R> | LinkAction<R> | DialogAction<R> | DownloadAction<R>;

/** `T` with the inferred types of the parts that a declaration names. */
export type Named<T, P> = Omit<T, keyof P> & { readonly [K in keyof P]: P[K] };

/** The constructor of an action that sends, `Made`; `More` are further constraints on its options. */
type Submits<R, A extends string, More, Made = SubmitAction<R>> = <
  const I extends Inputs<FormKind> = Record<never, never>,
  const C extends boolean = false,
>(
  options: SubmitOptions<R, A, I> & More & { readonly confirm?: C },
) => Named<Made, { form: I; confirm: C }>;

/** The constructor of a decision: like `submit`, but with the record as it is shown. The permission is the page's. */
export type Decides<R, A extends string> = Submits<
  R,
  A,
  Pick<Decision, 'tone'> & { readonly permission?: never; readonly heldBy?: never },
  Decision<R>
>;

/** The constructors passed to `build`, bound to the record's row and the names of its calls. */
export interface Tools<R, A extends string> {
  /** A condition that can't be expressed as data: the fields it reads, the test, and why it is needed. */
  calc<const K extends readonly (keyof R & string)[]>(
    uses: K,
    test: (row: Pick<R, K[number]>) => boolean,
    why: string,
  ): Calc<R>;
  /** A form in a dialog, or with `confirm` a question, sent as one call. */
  readonly submit: Submits<R, A, unknown>;
  /** Like `submit`, for the `selection` of a list: sent once, with the ids of the selected rows. */
  submitSelected<const I extends Inputs<FormKind> = Record<never, never>, const C extends boolean = false>(
    options: SelectedOptions<A, I> & { readonly confirm?: C },
  ): Named<SelectedSubmit, { form: I; confirm: C }>;
  /** A form on its own page: `create` and `edit`. */
  form<const I extends Inputs<FormKind>>(
    options: FormPageOptions<R, A, I>,
  ): Named<FormPageDef<R, A>, { form: I }>;
  /** Goes to a page of this console; not offered if the path is empty. */
  link(options: Offer<R> & { to(row: R): string; newTab?: boolean }): LinkAction<R>;
  /** A dialog: a declared show (with a step of its review), a declared list, or a hand-written one. */
  dialog(options: Offer<R> & DialogAction<R>['opens']): DialogAction<R>;
  /**
   * Downloads what a call returns. With `filtered`, for an action of a list, the call takes the list's filters, and the file has
   * what the list shows for them.
   */
  download(options: Offer<R> & { call: A; params?: Params; filtered?: true }): DownloadAction<R>;
  /** Downloads the file whose url is in the row. */
  file(options: Offer<R> & { url(row: R): string }): DownloadAction<R>;
}

/** Keeps the names of a form's inputs in the type, so that each needs a label. */
export interface Formed<I extends Inputs<FormKind>> {
  readonly form: I;
}

/** The `with` of a {@link SelectedSubmit}; a single row counts as a selection of one. */
const ofSelected =
  (tell: (ids: readonly string[]) => Params) =>
  ({ id, $selected = [id] }: Pick<Selected, 'id'> & Partial<Selected>) =>
    tell($selected);

/** The tools' implementation, which only fills in defaults. */
export const tools = {
  calc: (uses, test, why) => ({ uses, test, why }),
  submit: ({ form, confirm = false, ...rest }) => ({ ...rest, type: 'submit', form: form ?? {}, confirm }),
  submitSelected: ({ with: tell, form, confirm = false, ...rest }) => ({
    ...{ ...rest, type: 'submit', form: form ?? {}, confirm },
    with: ofSelected(tell),
  }),
  link: ({ newTab = false, ...rest }) => ({ ...rest, type: 'link', newTab }),
  dialog: ({ when, whenCalc, permission, capability, ...opens }) => ({
    ...{ when, whenCalc, permission, capability },
    type: 'dialog',
    opens,
  }),
  form: (options) => options,
  download: ({ call, params = {}, filtered, ...rest }) => ({
    ...rest,
    type: 'download',
    source: { call, params, ...(filtered && { filtered }) },
  }),
  file: ({ url, ...rest }) => ({ ...rest, type: 'download', source: { url } }),
} as Tools<never, string>;
