import type { RefObject } from 'react';

/** Where a workbench's shortcuts send the keyboard: to what is written first, and to the button that decides. */
export interface DecisionFocus {
  readonly remark: RefObject<HTMLElement | null>;
  readonly decide: RefObject<HTMLButtonElement | null>;
}
