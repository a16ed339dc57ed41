/**
 * Why a document can't be shown: it is damaged or incomplete, asks for a password, holds more than a browser can, took
 * too long, or uses what its viewer doesn't know. Keys under `reasons` of its words.
 */
export type FileProblem = 'broken' | 'locked' | 'excessive' | 'slow' | 'unsupported';

/** Thrown where a file is read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Why reading a file failed; whatever its reader throws otherwise, the file made it do so. */
export const problemOf = (error: unknown): FileProblem =>
  error instanceof UnreadableFile ? error.problem : 'broken';
