import { problemOf } from '../pages/fileProblem';
import type { Answer, Calls, Question } from './calls';

// The worker's scope: the project's types are those of a page, whose postMessage needs a target.
const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Answers what a page asks of this worker; bitmaps are handed over rather than copied. */
export function answerCalls<T extends Calls<T>>(calls: T): void {
  // A library that lost its answer never gives one: the worker fails as a whole.
  scope.onunhandledrejection = ({ reason }) => {
    throw reason;
  };
  scope.onmessage = async ({ data: { name, argument } }: MessageEvent<Question>) => {
    // Both sides are of one build: the name is one of theirs, and the argument its own.
    const call = calls[name as keyof T] as unknown as (argument: unknown) => unknown;
    try {
      const result = await call(argument);
      scope.postMessage(
        { kind: 'result', result } satisfies Answer,
        result instanceof ImageBitmap ? [result] : [],
      );
    } catch (error) {
      scope.postMessage({ kind: 'problem', problem: problemOf(error) } satisfies Answer);
    }
  };
}
