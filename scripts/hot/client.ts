/** Runs in the browser, in development alone: who loads a module after it was edited gets the edited one. */
import type { UpdatePayload } from 'vite';

const edited = new Map<string, Promise<unknown>>();

/** The module of a path as it was saved last, else what `load` answers: the browser itself keeps the first one for good. */
export const newest = <M>(path: string, load: () => Promise<M>): Promise<M> =>
  (edited.get(path) as Promise<M> | undefined) ?? load();

/** Takes over what Vite answers for the paths that a module accepts: nothing for those that are as they were, or failed. */
export function takeOver(paths: readonly string[], modules: readonly unknown[]): void {
  for (const [at, path] of paths.entries()) if (modules[at]) edited.set(path, Promise.resolve(modules[at]));
}

const OVERLAY = 'vite-error-overlay';

/** Vite shows what doesn't compile; of what compiles and throws it only tells the console. */
async function showFailure({ updates }: UpdatePayload): Promise<void> {
  for (const { type, acceptedPath, timestamp } of updates) {
    if (type !== 'js-update' || acceptedPath.includes('?')) continue;
    // It was imported a moment ago: this asks for nothing, and fails as that did.
    await import(/* @vite-ignore */ `${acceptedPath}?t=${timestamp}`).catch((error: unknown) => {
      const Overlay = customElements.get(OVERLAY) as (new (of: unknown) => HTMLElement) | undefined;
      if (Overlay && !document.querySelector(OVERLAY)) document.body.append(new Overlay(error));
    });
  }
}

import.meta.hot?.on('vite:afterUpdate', (payload) => void showFailure(payload));
