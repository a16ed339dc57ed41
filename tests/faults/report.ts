import type { Finding } from './judge.ts';

/** What a run of the faults has found. */
export interface FaultReport {
  readonly cases: number;
  readonly findings: readonly Finding[];
}
