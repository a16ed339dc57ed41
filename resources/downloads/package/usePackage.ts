import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/errors';
import { session } from '@/auth/session';
import { fileName, saveFile } from '@/ui/csv/saveFile';
import { toCsv } from '@/ui/csv/toCsv';
import { today } from '@/wallTime';
import { archiveOf } from './archive';
import type { PackagedFile } from './packagedFile';
import type { PackageProgress } from './packFiles';
import { chooseTarget } from './target';
import { type Decide, StorageRefusal, type Trouble } from './transfer';
import { usePackageSource } from './usePackageSource';

/** Where an archive stands. */
export type PackageState =
  | { readonly step: 'ready' }
  | { readonly step: 'packing'; readonly progress?: PackageProgress }
  /** Waits for what is to become of files that could not be had. */
  | {
      readonly step: 'asking';
      readonly progress?: PackageProgress;
      readonly troubles: readonly Trouble[];
      readonly answer: (answer: 'retry' | 'skip') => void;
    }
  | { readonly step: 'done'; readonly files: readonly PackagedFile[] }
  /** Nobody knows who asks: nothing was asked for. */
  | { readonly step: 'noOperator' }
  /** The storage refuses: nothing was packed. */
  | { readonly step: 'refused'; readonly refusal: StorageRefusal }
  /** Nothing is left of the archive; `reason` is a sentence, or an i18n key. */
  | { readonly step: 'failed'; readonly reason: string };

/** How often the progress is drawn, in milliseconds. */
const DRAWN_EVERY = 100;

/**
 * Makes one archive of the files of a list's selection. `start` is called while a press is being handled; leaving the
 * dialog, or `cancel`, ends what is under way, and nothing is left of it.
 */
export function usePackage(list: string, numbers: readonly string[]) {
  const [state, setState] = useState<PackageState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sourceOf = usePackageSource(list);
  const translate = useTranslate();

  async function start() {
    const by = session.identity();
    if (!by?.uid) return setState({ step: 'noOperator' });
    const name = translate('pages.downloads.package.archive', { list: translate(`resources.${list}.name`) });
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const { signal } = own;
    const set = (next: PackageState) => running.current === own && setState(next);
    try {
      const target = await chooseTarget(fileName(name, today(), '.zip'), saveFile);
      if (!target || signal.aborted) return;
      let progress: PackageProgress | undefined;
      let files: readonly PackagedFile[] = [];
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
        by,
        words: (key) => translate(key, { _: key }),
        csv: toCsv,
        decide,
        onProgress(next) {
          progress = next;
          // A file's beginning and its first bytes are drawn at once.
          const { number, received } = next;
          const isNew = number !== drawn.number || drawn.received === 0;
          if (!isNew && Date.now() - drawn.at < DRAWN_EVERY) return;
          drawn = { number, received, at: Date.now() };
          set({ step: 'packing', progress });
        },
        onPacked(packed) {
          files = packed;
        },
      });
      await target.write(archive, signal);
      set({ step: 'done', files });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof StorageRefusal) set({ step: 'refused', refusal: error });
      else set({ step: 'failed', reason: reasonOf(error) });
    } finally {
      // What is still on its way has nowhere to go.
      own.abort();
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

/** What went wrong: a sentence of ours or the server's, or that the disk took no more. */
const reasonOf = (error: unknown) =>
  error instanceof DOMException || error instanceof TypeError
    ? 'pages.downloads.package.notWritten'
    : messageOf(error);
