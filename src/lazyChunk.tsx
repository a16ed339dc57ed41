import { type ComponentType, lazy } from 'react';
import { type ChunkError, loadChunk } from './chunks';

/** What {@link lazyChunk} makes of a component. */
export type LazyChunk<P> = ComponentType<P> & {
  /** Loads it before it is needed; if that fails, it is loaded again when it is. */
  preload(): Promise<void>;
  /** Whether it was asked for: what waits to ask for it needn't wait any more. */
  isAsked(): boolean;
};

/** Loads a module whose default export is a component: an `import()`, or a declaration's `Lazy`. */
type Loader<P> = () => Promise<{ default: ComponentType<P> | ((props: P) => unknown) }>;

/**
 * React's `lazy`, but retryable and preloadable; one component per loader. Shown within a `Deferred`, which says if it can't be
 * loaded.
 * @param load an `import()` of a module whose default export is the component
 * @example
 * const Scanner = lazyChunk(() => import('./Scanner'));
 * const button = <button type="button" onPointerEnter={() => Scanner.preload()}>Scan</button>;
 */
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
    isAsked: () => asked !== undefined,
  });
  chunks.set(load, made);
  return made;
}

const chunks = new WeakMap<object, unknown>();
