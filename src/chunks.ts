/** A chunk of the program couldn't be loaded. Its message is an i18n key. */
export class ChunkError extends Error {
  /** Whether retrying helps: once its request has failed, a module stays failed until the page is reloaded. */
  readonly canRetry: boolean;

  /**
   * @param cause why; `undefined` if nothing was tried because there is no network
   * @param drop removes the failure from its cache
   */
  constructor(
    cause: unknown,
    private readonly drop: () => void,
  ) {
    const canRetry = cause === undefined || (cause instanceof ChunkError && cause.canRetry);
    super(canRetry ? 'errors.offline' : 'errors.chunk', { cause });
    this.canRetry = canRetry;
    // It may be a programming error, which the developer needs to see.
    if (import.meta.env.DEV && !canRetry) console.error(cause);
  }

  /** Lets it be loaded again. */
  forget(): void {
    this.drop();
    if (this.cause instanceof ChunkError) this.cause.forget();
  }
}

/** For loading outside of an error boundary: what failed is loaded again the next time. */
export function forgetting(error: unknown): never {
  if (error instanceof ChunkError) error.forget();
  throw error;
}

/**
 * Loads a chunk of the program, or rejects with a {@link ChunkError}. Without a network nothing is tried, as a failed module
 * would stay failed once it is back.
 */
export async function loadChunk<T>(load: () => Promise<T>, drop = () => {}): Promise<T> {
  // There is no `navigator` outside a browser.
  if (globalThis.navigator?.onLine === false) throw new ChunkError(undefined, drop);
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error, drop);
  }
}

/**
 * Loads by name, once; returns the same promise each time. A failure is a {@link ChunkError} and stays until it is forgotten:
 * a component that reads it re-renders when it fails, and would request it forever. A promise that is fulfilled is marked as
 * React's `use` marks it, which would otherwise suspend once more even for what is there.
 */
export function keepChunks<T>(
  load: (name: string) => Promise<T>,
  kept = new Map<string, Promise<T>>(),
): (name: string) => Promise<T> {
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const asked = loadChunk(
      () => load(name),
      () => {
        if (kept.get(name) === asked) kept.delete(name);
      },
    );
    kept.set(name, asked);
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => {},
    );
    return asked;
  };
}
