import type { Call } from './calls';
import type { When } from './conditions';
import type { DateRange } from './dateRange';
import type { EnumDef } from './enums';
import type { Identifier } from './identifiers';
import type { Lazy } from './lazy';
import type { MessageKey } from './messages';
import type { Holds } from './noise';
import type { OwnKind } from './shape';

/** How the value of an input is sent, parsed, and made up for tests. */
export interface ValueCodec<T = unknown> {
  /** Encodes it for a request; `undefined` is omitted. */
  encode(value: T): string | undefined;
  /** Parses it from a url, which may be hand-written: a value of the right type, or `undefined`. */
  parse(raw: unknown): T | undefined;
  /** Two different, valid values, for generated tests. */
  sample(n: number): T;
  /** What is wrong with a value that isn't blank; by default nothing ever is. */
  problem?(value: unknown): MessageKey | undefined;
}

/** How an input differs by a setting of config.json; see `bySetting`. */
export interface Variants<T = unknown> {
  readonly setting: string;
  readonly inputs: Readonly<Record<string, T>>;
}

/** An input that may be required. */
interface Requirable {
  /** The message if it is empty; without it, it may be. */
  readonly required?: MessageKey;
}

/** Who fills a form in. */
export interface FormUser {
  readonly uid: string;
  readonly name: string;
}

/** The checks of a text. */
export interface TextChecks extends Requirable {
  /** The same input by the values of a setting. */
  readonly variants?: Variants<TextChecks>;
  /** The maximum length, and the message for longer texts (by default `wrong`). */
  readonly max?: number;
  readonly tooLong?: MessageKey;
  /** Must match unless the value is empty; otherwise `wrong` is shown. */
  readonly pattern?: RegExp;
  readonly wrong?: MessageKey;
  /** The initial value in a form; a function, if it depends on the moment, or on the user. */
  readonly initial?: string | ((user: FormUser) => string);
}

/** One line of text. */
export interface TextInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'text';
  /** The keyboard on a phone. */
  readonly inputMode?: 'tel' | 'numeric' | 'decimal';
  /** What it holds: what of a pasted text is noise follows from it. A keyboard for phone numbers says so, too. */
  readonly holds?: Holds;
  /** For filters: the kinds of numbers that can be looked up with it. */
  readonly finds?: readonly Identifier[];
  /** For filters: the capability `with` which the server also finds parts of these numbers, and says so in the empty box. */
  readonly parts?: { readonly with: string; readonly hint: MessageKey };
}

/** Several lines of text. */
export interface TextareaInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'textarea';
  /** The initial height, in lines. */
  readonly rows: number;
  /** Texts to insert with one click, offered together with what the user wrote before. */
  readonly templates?: readonly Template[];
}

/** A text to insert; with a condition, it is only offered while the form meets it. */
export interface Template {
  readonly say: MessageKey;
  readonly when?: When<Record<string, unknown>>;
}

/** A text that is hidden, and never kept in a draft. */
export interface PasswordInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'password';
  /** Shown in place of an unchanged secret. */
  readonly mask?: string;
  /** The secret that is valid now, which password managers may fill in; by default it is a new one. */
  readonly current?: boolean;
  /** The name of the input that it repeats: it must be the same, or `wrong` is shown, and isn't sent. */
  readonly repeats?: string;
}

/** The checks of a number. Each message has a default that names the limit. */
export interface NumberChecks extends Requirable {
  /** The message if it isn't a number. */
  readonly wrong?: MessageKey;
  readonly min?: number;
  readonly tooSmall?: MessageKey;
  readonly max?: number;
  readonly tooLarge?: MessageKey;
  /** The maximum number of decimals; 0 means integers. */
  readonly decimals?: number;
  readonly tooPrecise?: MessageKey;
  /** The unit on the wire: `cents` are a hundredth of what is typed. */
  readonly in?: 'cents';
  /** The initial value in a form. */
  readonly initial?: string;
}

/** A number, kept as the text that was typed, so that invalid ones aren't lost. */
export interface NumberInput extends NumberChecks, ValueCodec<string> {
  readonly kind: 'number';
}

interface Enumerated<V extends string> extends Requirable, ValueCodec<V> {
  readonly of: EnumDef<V>;
  /** The initial value in a form. */
  readonly initial?: V;
}

/** One value of an enum, as radio buttons. */
export interface RadioInput<V extends string = string> extends Enumerated<V> {
  readonly kind: 'radio';
}

/** One value of an enum, as a select. */
export interface SelectInput<V extends string = string> extends Enumerated<V> {
  readonly kind: 'select';
}

/**
 * Options returned by a call: rows under `call.rows`, each with a value and a text. If the server's name for either isn't
 * known, several can be given; the first that a row has is used.
 */
export interface OptionSource {
  readonly call: Call;
  readonly value: string | readonly string[];
  readonly text: string | readonly string[];
  /** The key of a tree's children. */
  readonly children?: string;
  /** The i18n key of translations for known texts. */
  readonly words?: string;
}

/** One of the options returned by a call. */
export interface ChoiceInput extends Requirable, ValueCodec<string> {
  readonly kind: 'choice';
  readonly options: OptionSource;
  /** The message if it is empty although there are options. */
  readonly requiredIfOffered?: MessageKey;
  /** The field of the edited record with the text of its value, in case the call no longer returns it. */
  readonly textIn?: string;
}

/** An option of a tree that depends on another: its value, and the value of that other. */
export interface ApartOption {
  readonly value: string;
  readonly whileChosen: string;
  /** Its label, if it isn't among the options. */
  readonly label: MessageKey;
}

/** Options that shouldn't be selected together, and the warning if they are. */
export interface TogetherWarning {
  readonly values: readonly string[];
  readonly message: MessageKey;
}

/** Several of the options returned by a call. */
export interface ChecklistInput extends Requirable, ValueCodec<readonly string[]> {
  readonly kind: 'checklist';
  readonly blank: readonly string[];
  readonly options: OptionSource;
  /** An option shown apart from the tree, while the option it depends on is selected. */
  readonly apart?: ApartOption;
  /** The warning shown while all of certain options are selected. */
  readonly together?: TogetherWarning;
}

/** A day; with `time`, a moment. */
export interface DateInput extends Requirable, ValueCodec<string> {
  readonly kind: 'date';
  readonly time: boolean;
  /** The initial value in a form. */
  readonly initial?: () => string;
}

/** Two days; with `time`, two moments. */
export interface DateRangeInput extends ValueCodec<DateRange> {
  readonly kind: 'dateRange';
  readonly blank: null;
  readonly time: boolean;
}

/** The requirements for a file, and the call that uploads it. */
export interface FileOptions {
  readonly call: Call;
  /** Such as `.apk`. */
  readonly extension: string;
  /** In bytes. */
  readonly maxSize: number;
}

/** A file that is uploaded separately. */
export interface FileInput extends Requirable, ValueCodec<string> {
  readonly kind: 'file';
  readonly file: FileOptions;
}

/** What the component of an application's own kind is given, in a query bar and in a form. */
export interface InputLookProps<T = never, Given extends readonly unknown[] = never> {
  /** Of the element that can be focused. */
  readonly id: string;
  readonly value: T;
  onChange(value: T): void;
  onBlur(): void;
  /** In words. */
  readonly label: string;
  readonly required: boolean;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
  /** The options that the declaration gives. */
  readonly given: Given;
}

/** What the commands know of an application's own kind of input. */
export interface OwnInputContract {
  /** What it sends, as a JSON schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Values of a filter that should leave few rows, or none. */
  readonly rare?: readonly unknown[];
}

/** An input of an application's own kind; see `defineInput`. */
export interface OwnInput<T = unknown> extends Requirable, ValueCodec<T> {
  readonly kind: OwnKind;
  /** What it holds while it is empty. */
  readonly blank: T;
  /** The initial value in a form. */
  readonly initial?: T;
  readonly look: Lazy<InputLookProps>;
  /** The options that the declaration gives. */
  readonly given: readonly unknown[];
  readonly contract: OwnInputContract;
}

type AnyInput =
  | TextInput
  | TextareaInput
  | PasswordInput
  | NumberInput
  | RadioInput
  | SelectInput
  | ChoiceInput
  | ChecklistInput
  | DateInput
  | DateRangeInput
  | FileInput
  | OwnInput;

/** The kinds of inputs, each with its own look. */
export type InputKind = AnyInput['kind'];

/** The kinds that query bars support, and urls can contain. */
export type FilterKind = 'text' | 'number' | 'select' | 'choice' | 'date' | 'dateRange' | OwnKind;

/** The kinds that forms support. */
export type FormKind = Exclude<InputKind, 'dateRange'>;

/** An input for one parameter of a request; of the named kinds, or by default of all of them. */
export type Input<K extends InputKind = InputKind> = Extract<AnyInput, { readonly kind: K }>;
