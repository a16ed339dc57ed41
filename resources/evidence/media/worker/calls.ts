import type { FileProblem } from '../pages/fileProblem';

/** The functions that a worker answers with, by name; each takes one argument. */
export type Calls<T> = { readonly [Name in keyof T]: (argument: never) => unknown };

/** What one of them takes. */
export type ArgumentOf<T extends Calls<T>, Name extends keyof T> = Parameters<T[Name]>[0];

/** What one of them gives. */
export type ResultOf<T extends Calls<T>, Name extends keyof T> = Awaited<ReturnType<T[Name]>>;

/** A message to the worker. */
export interface Question {
  readonly name: PropertyKey;
  readonly argument: unknown;
}

/** A message from the worker, which answers one question after another. */
export type Answer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'problem'; readonly problem: FileProblem };
