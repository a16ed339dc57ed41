import { fileName, saveFile, toCsv, useConsole } from 'declared-console/ui';
import { messageOf } from 'declared-console/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../../clock';
import { archiveOf } from './archive';
import type { PackagedFile } from './packagedFile';
import type { PackageProgress } from './packFiles';
import type { ChosenTimestamp, Stamping } from './stamping';
import { chooseTarget } from './target';
import { type Decide, StorageRefusal, type Trouble } from './transfer';
import { usePackageSource } from './usePackageSource';

/** The state of an archive. */
export type PackageState =
  | { readonly step: 'ready' }
  | { readonly step: 'packing'; readonly progress?: PackageProgress }
  /** Waits for a decision about failed files. */
  | {
      readonly step: 'asking';
      readonly progress?: PackageProgress;
      readonly troubles: readonly Trouble[];
      readonly answer: (answer: 'retry' | 'skip') => void;
    }
  | { readonly step: 'done'; readonly files: readonly PackagedFile[]; readonly stamping: Stamping }
  /** The user is unknown: nothing was requested. */
  | { readonly step: 'noOperator' }
  /** The storage refuses: nothing was packed. */
  | { readonly step: 'refused'; readonly refusal: StorageRefusal }
  /** Nothing of the archive is left; `reason` is a sentence, or an i18n key. */
  | { readonly step: 'failed'; readonly reason: string };

/** No time stamps were added. */
const NONE: Stamping = { stamped: 0, refused: [] };

/** How often progress is rendered, in milliseconds. */
const DRAWN_EVERY = 100;

/**
 * Makes one archive of the selected files of a list, with the time stamps that were chosen for them. `start` must be called from a user gesture; `cancel`, or
 * unmounting, aborts it without leaving anything behind.
 */
export function usePackage(list: string, numbers: readonly string[], timestamps: readonly ChosenTimestamp[]) {
  const [state, setState] = useState<PackageState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sourceOf = usePackageSource(list);
  const translate = useTranslate();
  const { session } = useConsole();

  async function start() {
    const by = session.identity();
    if (!by?.uid) return setState({ step: 'noOperator' });
    const name = translate('pages.downloads.package.archive', { list: translate(`resources.${list}.name`) });
    const day = today();
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const { signal } = own;
    // What is still under way where it has ended says nothing any more.
    const set = (next: PackageState) => running.current === own && !signal.aborted && setState(next);
    try {
      const target = await chooseTarget(fileName(name, day, '.zip'), saveFile);
      if (!target || signal.aborted) return;
      let progress: PackageProgress | undefined;
      let packed: Pick<PackageState & { step: 'done' }, 'files' | 'stamping'> = { files: [], stamping: NONE };
      let drawn = { number: '', received: 0, at: 0 };
      set({ step: 'packing' });
      const decide: Decide = (troubles) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          const answer = (choice: 'retry' | 'skip') => {
            set({ step: 'packing', progress });
            resolve(choice);
          };
          set({ step: 'asking', progress, troubles, answer });
        });
      const archive = archiveOf(numbers, sourceOf(signal, by.uid), {
        name: fileName(name, day, ''),
        by,
        words: (key, options) => translate(key, { ...options, _: key }),
        csv: toCsv,
        decide,
        timestamps,
        onProgress(next) {
          progress = next;
          // A new file and its first bytes are rendered at once.
          const { number, received } = next;
          const isNew = number !== drawn.number || drawn.received === 0;
          if (!isNew && Date.now() - drawn.at < DRAWN_EVERY) return;
          drawn = { number, received, at: Date.now() };
          set({ step: 'packing', progress });
        },
        onPacked(files, stamping) {
          packed = { files, stamping };
        },
      });
      await target.write(archive, signal);
      set({ step: 'done', ...packed });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof StorageRefusal) set({ step: 'refused', refusal: error });
      else set({ step: 'failed', reason: reasonOf(error) });
    } finally {
      // Aborts requests that are still pending.
      own.abort();
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

/** The reason of a failure: our sentence or the server's, or none where only the browser has one. */
const reasonOf = (error: unknown) =>
  error instanceof DOMException || error instanceof TypeError ? 'errors.refused' : messageOf(error);
