import { useEffect, useState } from 'react';
import { useConsole } from '../../kit/ConsoleContext';
import { DRAFT } from '../../storage/clearDrafts';
import { toKeptJson } from '../../storage/toKeptJson';
import type { Queue } from './queue';

/** Where it is kept: a logout removes what begins like drafts. It isn't one, and doesn't make a logout ask. */
function usePlace(of: string) {
  const { session, storage } = useConsole();
  return { storage, key: `${DRAFT}skipped/${session.identity()?.uid ?? ''}/${of}` };
}

/**
 * The ids of the records that the user had put aside in this tab when the page was opened.
 * @param of what identifies the queue
 */
export function useSkippedBefore(of: string): ReadonlySet<string> {
  const { storage, key } = usePlace(of);
  const [ids] = useState(() => {
    const kept = storage.readKept('sessionStorage', key);
    return new Set((Array.isArray(kept) ? kept : []).filter((id) => typeof id === 'string'));
  });
  return ids;
}

/** Keeps the ids of the records that a queue has put aside, in this tab until the user logs out. */
export function useKeepSkipped(of: string, queue: Queue | undefined) {
  const { storage, key } = usePlace(of);
  const { skipped, settled } = queue ?? {};
  const ids =
    skipped &&
    toKeptJson(
      storage,
      [...skipped].filter((id) => !settled?.has(id)),
    );
  useEffect(() => {
    if (ids === undefined || (ids === '[]' && storage.readKept('sessionStorage', key) === undefined)) return;
    storage.keep('sessionStorage', key, ids);
  }, [ids, storage, key]);
}
