import type { Call } from '../calls';
import type { When } from '../conditions';
import type { DateRange } from '../dateRange';
import type { EnumDef } from '../enums';
import type { Identifier } from '../identifiers';
import type { MessageKey } from '../messages';

/** How the value of an input is sent, read back and made up. */
export interface ValueCodec<T = unknown> {
  /** As the request carries it; `undefined` is left out. */
  encode(value: T): string | undefined;
  /** Out of a url that anyone may have written: a value of the right type, or none. */
  parse(raw: unknown): T | undefined;
  /** Two different, valid values, for generated tests. */
  sample(n: number): T;
}

/** What may be asked of an input: without `required`, it may stay empty. */
interface Requirable {
  /** Said when it is empty. */
  readonly required?: MessageKey;
}

/** What is checked of a text. */
export interface TextChecks extends Requirable {
  /** The most characters, and what is said past them (else `wrong`). */
  readonly max?: number;
  readonly tooLong?: MessageKey;
  /** A value that isn't empty must match, else `wrong` is said. */
  readonly pattern?: RegExp;
  readonly wrong?: MessageKey;
  /** What a form starts with; a function, where only the moment tells. */
  readonly initial?: string | (() => string);
}

/** One line of text. */
export interface TextInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'text';
  /** Which keyboard a phone opens. */
  readonly inputMode?: 'tel' | 'numeric' | 'decimal';
  /** Of a filter: the numbers that the list is found by when it is filled in. */
  readonly finds?: readonly Identifier[];
}

/** Several lines of text. */
export interface TextareaInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'textarea';
  /** How many lines high it starts. */
  readonly rows: number;
  /** Offered below it to be written at one press, with what the person wrote for it before. */
  readonly templates?: readonly Template[];
}

/** A text that is offered; one with a condition only while what is filled in meets it. */
export interface Template {
  readonly say: MessageKey;
  readonly when?: When<Record<string, unknown>>;
}

/** A text that isn't shown, and is never kept in a draft. */
export interface PasswordInput extends TextChecks, ValueCodec<string> {
  readonly kind: 'password';
  /** What an unchanged secret is shown as. */
  readonly mask?: string;
}

/** What is checked of a number. Each message has a default that names the limit. */
export interface NumberChecks extends Requirable {
  /** Said of what is no number. */
  readonly wrong?: MessageKey;
  readonly min?: number;
  readonly tooSmall?: MessageKey;
  readonly max?: number;
  readonly tooLarge?: MessageKey;
  /** The most decimal places; 0 takes whole numbers alone. */
  readonly decimals?: number;
  readonly tooPrecise?: MessageKey;
  /** What the wire counts: `cents` are a hundredth of what is typed. */
  readonly in?: 'cents';
  /** What a form starts with. */
  readonly initial?: string;
}

/** A number, kept as the text that was typed, so that a wrong one is not lost. */
export interface NumberInput extends NumberChecks, ValueCodec<string> {
  readonly kind: 'number';
}

interface Enumerated<V extends string> extends Requirable, ValueCodec<V> {
  readonly of: EnumDef<V>;
  /** What a form starts with. */
  readonly initial?: V;
}

/** One value of an enum, all of them in sight. */
export interface RadioInput<V extends string = string> extends Enumerated<V> {
  readonly kind: 'radio';
}

/** One value of an enum, out of a menu. */
export interface SelectInput<V extends string = string> extends Enumerated<V> {
  readonly kind: 'select';
}

/**
 * Options that a call answers: rows under `call.rows`, each with a value and a text. Of several names for one of them the
 * first that a row has counts, where nobody knows what the server calls it.
 */
export interface OptionSource {
  readonly call: Call;
  readonly value: string | readonly string[];
  readonly text: string | readonly string[];
  /** The key under which a tree's children stand. */
  readonly children?: string;
  /** The i18n key under which the texts that are known have words in the language of the screen. */
  readonly words?: string;
}

/** One of the options that a call answers. */
export interface ChoiceInput extends Requirable, ValueCodec<string> {
  readonly kind: 'choice';
  readonly options: OptionSource;
  /** Said when it is empty although there was something to choose. */
  readonly requiredIfOffered?: MessageKey;
  /** The field of an edited record that says what its choice is called, should the call no longer offer it. */
  readonly textIn?: string;
}

/** An option of a tree that says something only beside another: its value, and the value of that other. */
export interface ApartOption {
  readonly value: string;
  readonly whileChosen: string;
  /** What it is called where the options have no word for it, for they lack it. */
  readonly label: MessageKey;
}

/** Options that had better not be chosen all at once, and what is said where they are. */
export interface TogetherWarning {
  readonly values: readonly string[];
  readonly message: MessageKey;
}

/** Any number of the options that a call answers. */
export interface ChecklistInput extends Requirable, ValueCodec<readonly string[]> {
  readonly kind: 'checklist';
  readonly options: OptionSource;
  /** An option that stands apart from the tree: offered only while another is chosen. */
  readonly apart?: ApartOption;
  /** What is said while all of some options are chosen. */
  readonly together?: TogetherWarning;
}

/** A day; with `time`, a moment. */
export interface DateInput extends Requirable, ValueCodec<string> {
  readonly kind: 'date';
  readonly time: boolean;
  /** What a form starts with, at the moment. */
  readonly initial?: () => string;
}

/** Two days; with `time`, two moments. */
export interface DateRangeInput extends ValueCodec<DateRange> {
  readonly kind: 'dateRange';
  readonly time: boolean;
}

/** What is asked of a file, and the call that takes it. */
export interface FileOptions {
  readonly call: Call;
  /** Such as `.apk`. */
  readonly extension: string;
  /** Bytes. */
  readonly maxSize: number;
}

/** A file that is uploaded on its own. */
export interface FileInput extends Requirable, ValueCodec<string> {
  readonly kind: 'file';
  readonly file: FileOptions;
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
  | FileInput;

/** What tells inputs apart that are drawn differently. */
export type InputKind = AnyInput['kind'];

/** The kinds that the query bar of a list draws, and a url can carry. */
export type FilterKind = 'text' | 'number' | 'select' | 'choice' | 'date' | 'dateRange';

/** The kinds that a form draws. */
export type FormKind = Exclude<InputKind, 'dateRange'>;

/** One parameter of a request as a person fills it in, of any kind or of those that are named. */
export type Input<K extends InputKind = InputKind> = Extract<AnyInput, { readonly kind: K }>;
