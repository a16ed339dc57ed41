import { type ComponentType, use } from 'react';
import { type ChunkError, keepChunk } from './chunks';

/** What {@link lazyChunk} makes of a component. */
export type LazyChunk<P> = ComponentType<P> & {
  /** Has it at hand before it is needed; where that fails, it is asked for again when it is. */
  preload(): Promise<void>;
};

/** Loads a module with a component: such as `import()` answers, or what a declaration has for it. */
type Loader<P> = () => Promise<{ default: ComponentType<P> | ((props: P) => unknown) }>;

/**
 * React's `lazy`, but that what could not be had can be asked for again, or before it is needed, and is then drawn at once;
 * one for each loader.
 */
export function lazyChunk<P extends object>(load: Loader<P>): LazyChunk<P> {
  const known = chunks.get(load) as LazyChunk<P> | undefined;
  if (known) return known;
  const chunk = keepChunk(load as () => Promise<{ default: ComponentType<P> }>);
  const made = Object.assign(
    (props: P) => {
      const { default: Loaded } = use(chunk());
      return <Loaded {...props} />;
    },
    {
      preload: async () => {
        await chunk().catch((error: ChunkError) => error.forget());
      },
    },
  );
  chunks.set(load, made);
  return made;
}

const chunks = new WeakMap<object, unknown>();
