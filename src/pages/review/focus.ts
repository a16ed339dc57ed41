import { type RefObject, useRef } from 'react';
import type { DecidedBy } from './decided';

/** Where the keyboard is sent: by the workbench's shortcuts, and to a remark that is missing. */
export interface DecisionFocus {
  readonly remark: RefObject<HTMLTextAreaElement | null>;
  readonly decide: RefObject<HTMLButtonElement | null>;
}

/** The workbench's places, or a form's own where there is no workbench around it. */
export function useDecisionFocus(given?: DecisionFocus): DecisionFocus {
  const own = { remark: useRef<HTMLTextAreaElement>(null), decide: useRef<HTMLButtonElement>(null) };
  return given ?? own;
}

/** What a review does differently on the workbench, where the pictures stand beside it. */
export interface BenchReview {
  readonly focus: DecisionFocus;
  /** Asks for the record again before anything is sent; answers who has decided meanwhile. */
  checkFirst(): Promise<DecidedBy | undefined>;
  /** Somebody else has decided. */
  onLost(): void;
}
