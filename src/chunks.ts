/** A part of the program that could not be had. Its message is an i18n key. */
export class ChunkError extends Error {
  /** Whether asking again helps: a module whose request failed stays failed for as long as the page is open. */
  readonly canRetry: boolean;

  /**
   * @param cause why not; `undefined` where it wasn't tried, for there is no network
   * @param drop takes the failure out of where it is kept
   */
  constructor(
    cause: unknown,
    private readonly drop: () => void,
  ) {
    const canRetry = cause === undefined || (cause instanceof ChunkError && cause.canRetry);
    super(canRetry ? 'errors.offline' : 'errors.chunk', { cause });
    this.canRetry = canRetry;
    // Perhaps no network's failure but a mistake of ours, which the developer needs to see.
    if (import.meta.env.DEV && !canRetry) console.error(cause);
  }

  /** From here on it is asked for anew. */
  forget(): void {
    this.drop();
    if (this.cause instanceof ChunkError) this.cause.forget();
  }
}

/** For a loader that no boundary stands around: what failed is asked for anew the next time. */
export function forgetting(error: unknown): never {
  if (error instanceof ChunkError) error.forget();
  throw error;
}

/**
 * Loads a part of the program; where it can't be had, rejects with a {@link ChunkError}. Tries nothing without a network,
 * for what fails would stay so when it is back.
 */
export async function loadChunk<T>(load: () => Promise<T>, drop = () => {}): Promise<T> {
  // Outside a browser there is nobody to ask.
  if (globalThis.navigator?.onLine === false) throw new ChunkError(undefined, drop);
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error, drop);
  }
}

/**
 * What is loaded once by name; the same promise each time. A failure is a {@link ChunkError} and stays until it is
 * forgotten: a component that reads it is drawn again when it fails, and would ask for ever. What has come is marked as
 * React's `use` marks it, which otherwise waits, and draws what stands for waiting, even for what is there.
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
