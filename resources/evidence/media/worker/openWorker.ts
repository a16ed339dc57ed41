import { type FileProblem, UnreadableFile } from '../pages/fileProblem';
import type { Answer, ArgumentOf, Calls, Question, ResultOf } from './calls';

/** How long one answer may take: a hostile file could keep its reader busy for ever. In milliseconds. */
export const LONGEST = 20_000;

/** A worker that reads one file. */
export interface OpenedWorker<T extends Calls<T>> {
  /** Asks it, after what was asked before. Rejects with {@link UnreadableFile}. */
  ask<Name extends keyof T>(name: Name, argument: ArgumentOf<T, Name>): Promise<ResultOf<T, Name>>;
  /** Ends it and frees its memory. */
  close(): void;
}

/** Opens a worker for a file; it is ended when it takes longer than {@link LONGEST}, or fails as a whole. */
export function openWorker<T extends Calls<T>>(start: () => Worker): OpenedWorker<T> {
  const worker = start();
  let end: FileProblem | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const close = (problem: FileProblem) => {
    end ??= problem;
    worker.terminate();
  };

  const put = (question: Question) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (problem: FileProblem) => reject(new UnreadableFile(problem));
      if (end) return fail(end);
      const stop = (problem: FileProblem) => {
        clearTimeout(timer);
        close(problem);
        fail(problem);
      };
      const timer = setTimeout(() => stop('slow'), LONGEST);
      worker.onerror = () => stop('broken');
      worker.onmessageerror = () => stop('broken');
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        if (data.kind === 'result') resolve(data.result);
        else fail(data.problem);
      };
      worker.postMessage(question);
    });

  return {
    ask<Name extends keyof T>(name: Name, argument: ArgumentOf<T, Name>) {
      const answer = before.then(() => put({ name, argument }));
      before = answer.catch(() => undefined);
      // The worker's functions are of this type, too.
      return answer as Promise<ResultOf<T, Name>>;
    },
    close: () => close('broken'),
  };
}
