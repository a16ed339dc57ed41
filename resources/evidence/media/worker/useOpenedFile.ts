import { useEffect, useState } from 'react';
import { type FileProblem, problemOf } from '../pages/fileProblem';
import type { ArgumentOf, Calls, ResultOf } from './calls';
import { type OpenedWorker, openWorker } from './openWorker';

/** What every worker for a format answers first. */
type Openable<T> = Calls<T> & { readonly open: (file: Blob) => Promise<unknown> };

/** A file that is open in its worker, and what opening it told. */
interface OpenedFile<T extends Openable<T>> {
  readonly worker: OpenedWorker<T>;
  readonly opened: ResultOf<T, 'open'>;
}

/**
 * Keeps a file open in a worker while it is shown; `undefined` until it is read.
 * @param start starts the worker; must be stable between renders, as `onProblem`
 * @param onProblem called if it can't be read
 */
export function useOpenedFile<T extends Openable<T>>(
  file: Blob,
  start: () => Worker,
  onProblem: (problem: FileProblem) => void,
): OpenedFile<T> | undefined {
  const [read, setRead] = useState<OpenedFile<T>>();
  useEffect(() => {
    let isOver = false;
    const worker = openWorker<T>(start);
    // Any file can be opened.
    worker.ask('open', file as ArgumentOf<T, 'open'>).then(
      (opened) => isOver || setRead({ worker, opened }),
      (error: unknown) => isOver || onProblem(problemOf(error)),
    );
    return () => {
      isOver = true;
      worker.close();
      setRead(undefined);
    };
  }, [file, start, onProblem]);
  return read;
}
