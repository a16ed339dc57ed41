import { type ComponentType, lazy } from 'react';
import { type ChunkError, loadChunk } from './chunks';

/** What {@link lazyChunk} makes of a component. */
export type LazyChunk<P> = ComponentType<P> & {
  /** Has it at hand before it is needed; where that fails, it is asked for again when it is. */
  preload(): Promise<void>;
};

/** Loads a module with a component: such as `import()` answers, or what a declaration has for it. */
type Loader<P> = () => Promise<{ default: ComponentType<P> | ((props: P) => unknown) }>;

/** React's `lazy`, but that what could not be had can be asked for again, or before it is needed; one for each loader. */
export function lazyChunk<P extends object>(load: Loader<P>): LazyChunk<P> {
  const known = chunks.get(load) as LazyChunk<P> | undefined;
  if (known) return known;
  let asked: Promise<{ default: ComponentType<P> }> | undefined;
  const chunk = () => {
    asked ??= loadChunk(load as () => NonNullable<typeof asked>, () => {
      asked = undefined;
      Loaded = lazy(chunk);
    });
    return asked;
  };
  let Loaded = lazy(chunk);
  const made = Object.assign((props: P) => <Loaded {...props} />, {
    preload: async () => {
      await chunk().catch((error: ChunkError) => error.forget());
    },
  });
  chunks.set(load, made);
  return made;
}

const chunks = new WeakMap<object, unknown>();
