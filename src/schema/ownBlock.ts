import type { Lazy } from '../model/lazy';
import type { OwnKind } from '../model/shape';

/** A value that a block of an application's own kind shows. */
export interface BlockValue {
  readonly path: string;
  /** In words. */
  readonly label: string;
  readonly value: unknown;
  /** The value as people read it; — if it is empty, marked if it can't be read. */
  readonly text: string;
}

/** What the component of a block of an application's own kind is given. */
export interface BlockLookProps<O = never> {
  readonly values: readonly BlockValue[];
  readonly options: O;
}

/** A kind of block that an application adds; see {@link defineBlock}. */
export interface BlockKind<O = never> {
  readonly name: OwnKind;
  readonly load: Lazy<BlockLookProps<O>>;
}

/**
 * Declares a kind of block of your own: the fields that it shows are checked and named as those of facts are, and its component, which
 * gets their values and its options, is loaded when it is shown.
 * @param name with the application's in front
 * @param load an `import()` of a module whose default export is the component
 * @example
 * const gauge = defineBlock<{ most: number }>('rental/gauge', async () => ({ default: () => null }));
 * // In a resource: show: { sections: { deposit: block(gauge, ['deposit'], { most: 500 }) } }
 */
export const defineBlock = <O>(name: OwnKind, load: Lazy<BlockLookProps<O>>): BlockKind<O> => ({
  name,
  load,
});
