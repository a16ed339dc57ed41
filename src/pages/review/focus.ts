import type { RefObject } from 'react';
import type { DecidedBy } from './decided';

/** Where the workbench's shortcuts send the keyboard. */
export interface DecisionFocus {
  readonly remark: RefObject<HTMLTextAreaElement | null>;
  readonly decide: RefObject<HTMLButtonElement | null>;
}

/** What a review does differently on the workbench, where the pictures stand beside it. */
export interface BenchReview {
  readonly focus: DecisionFocus;
  /** Asks for the record again before anything is sent; answers who has decided meanwhile. */
  checkFirst(): Promise<DecidedBy | undefined>;
  /** Somebody else has decided. */
  onLost(): void;
}
