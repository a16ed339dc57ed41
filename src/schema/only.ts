/** A type that no option has; its name appears in the compiler's message for unknown options. */
interface NoSuchOption<N> {
  readonly noSuchOption: N;
}

/**
 * Rejects the keys of `T` that aren't in `K`. As a declaration's type is inferred, a misspelt option would be accepted as an
 * additional one; with `T & Only<T, K>` it doesn't compile.
 */
export type Only<T, K> = { readonly [N in Exclude<keyof T, K>]: NoSuchOption<N> };

/** {@link Only} for each of several; plain names have no options. */
export type OnlyInEach<T, K> = { readonly [N in keyof T]: T[N] extends string ? unknown : Only<T[N], K> };
