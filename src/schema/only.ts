import type { OwnKind } from '../model/shape';

/** A type that no option has; its name appears in the compiler's message for unknown options. */
interface NoSuchOption<N> {
  readonly noSuchOption: N;
}

/**
 * Rejects the keys of `T` that aren't in `K`. As a declaration's type is inferred, a misspelt option would be accepted as an
 * additional one; with `T & Only<T, K>` it doesn't compile.
 */
export type Only<T, K> = { readonly [N in Exclude<keyof T, K>]: NoSuchOption<N> };

/**
 * {@link Only} for each of several; plain names have no options. A union with names is the general type of a declaration that
 * doesn't compile: left alone, the compiler suggests the nearest name.
 */
export type OnlyInEach<T, K> = {
  readonly [N in keyof T]: [Extract<T[N], string>] extends [never] ? Only<T[N], K> : unknown;
};

/** A type that no value has; the compiler's message names what was given, and what is allowed. */
interface NoSuchValue<Given, Allowed> {
  readonly noSuchValue: Given;
  readonly use: Allowed;
}

/** Rejects the values of `T` that aren't in `V`, and the keys that `V` doesn't have. */
export type OnlyValues<T, V> = {
  readonly [N in keyof T]: N extends keyof V
    ? T[N] extends V[N]
      ? unknown
      : NoSuchValue<T[N], V[N]>
    : NoSuchValue<N, keyof V>;
};

/** A type that no input has; the compiler's message names its kind, and those that are allowed. */
interface WrongKind<Given, Allowed> {
  readonly wrongKind: Given;
  readonly use: Allowed;
}

/** Rejects the inputs of `T` whose kind isn't in `K`, instead of comparing them with one of those kinds. */
export type OnlyKinds<T, K> = {
  readonly [N in keyof T]: T[N] extends { readonly kind: infer G }
    ? G extends K
      ? unknown
      : WrongKind<`i.${G & string}`, `i.${Exclude<K, OwnKind> & string}`>
    : unknown;
};
