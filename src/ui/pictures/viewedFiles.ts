import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { createExternalStore, type ExternalStore } from '../../externalStore';

/** What became of a file that was opened, or whose thumbnail failed. */
type Viewed = 'opened' | 'failed';

/** The pictures and documents of one record that were looked at, by their url: a file that was replaced has another. */
export type ViewedFiles = ExternalStore<ReadonlyMap<string, Viewed>>;

/** Creates the {@link ViewedFiles} of a record. */
export const createViewedFiles = (): ViewedFiles =>
  createExternalStore<ReadonlyMap<string, Viewed>>(new Map());

/** Provided around a record that may be decided. */
export const ViewedFilesContext = createContext<ViewedFiles | undefined>(undefined);

const NONE = createViewedFiles();

/** What was looked at so far. */
export function useViewedFiles(): ReadonlyMap<string, Viewed> {
  const { subscribe, get } = use(ViewedFilesContext) ?? NONE;
  return useSyncExternalStore(subscribe, get);
}

/** Returns what notes that a file was opened, or couldn't be; it stays the same. */
export function useNoteViewed(): (url: string, became: Viewed) => void {
  const files = use(ViewedFilesContext);
  return useCallback(
    (url, became) => {
      if (files && files.get().get(url) !== became) files.set(new Map(files.get()).set(url, became));
    },
    [files],
  );
}
