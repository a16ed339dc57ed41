/** Runs in the browser, in development only: lazy imports of an edited module return its newest version. */
import type { UpdatePayload } from 'vite';

const edited = new Map<string, Promise<unknown>>();

/**
 * The newest version of the module at a path, or else what `load` returns: the browser itself always returns the first
 * one.
 */
export const newest = <M>(path: string, load: () => Promise<M>): Promise<M> =>
  (edited.get(path) as Promise<M> | undefined) ?? load();

/** Stores the modules that Vite reports for accepted paths: undefined for those that are unchanged or failed. */
export function takeOver(paths: readonly string[], modules: readonly unknown[]): void {
  for (const [at, path] of paths.entries()) if (modules[at]) edited.set(path, Promise.resolve(modules[at]));
}

const OVERLAY = 'vite-error-overlay';

/** Vite shows compile errors itself, but only logs an edited module that throws. */
async function showFailure({ updates }: UpdatePayload): Promise<void> {
  for (const { type, acceptedPath, timestamp } of updates) {
    if (type !== 'js-update' || acceptedPath.includes('?')) continue;
    // It was just imported: this makes no request, and fails in the same way.
    await import(/* @vite-ignore */ `${acceptedPath}?t=${timestamp}`).catch((error: unknown) => {
      const Overlay = customElements.get(OVERLAY) as (new (of: unknown) => HTMLElement) | undefined;
      if (Overlay && !document.querySelector(OVERLAY)) document.body.append(new Overlay(error));
    });
  }
}

import.meta.hot?.on('vite:afterUpdate', (payload) => void showFailure(payload));
