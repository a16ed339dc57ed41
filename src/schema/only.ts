/** What no option has for its value: a name that the compiler says of one that isn't there. */
interface NoSuchOption<N> {
  readonly noSuchOption: N;
}

/**
 * Refuses what `T` has besides `K`. A declaration's own type is inferred, so that a misspelt option would be but one more
 * of its names: as `T & Only<T, K>` it doesn't compile.
 */
export type Only<T, K> = { readonly [N in Exclude<keyof T, K>]: NoSuchOption<N> };

/** The same of each of several; a name alone has no options. */
export type OnlyInEach<T, K> = { readonly [N in keyof T]: T[N] extends string ? unknown : Only<T[N], K> };
