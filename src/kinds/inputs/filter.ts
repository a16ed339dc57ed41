import type { CSSProperties } from 'react';
import type { FilterKind, Input } from '../../model/inputs';

/** The props of an input in a query bar. */
export interface FilterProps<I extends Input<FilterKind> = Input<FilterKind>> {
  readonly name: string;
  readonly input: I;
  /** In words. */
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
  /** Whether the query was refused: then problems are shown even before a field is left. */
  readonly isRefused: boolean;
}

/** Shrinks down to `least` if the buttons would otherwise wrap; takes the full width on a phone. Both in pixels. */
export const upTo = (most: number, least = most - 8) =>
  ({ '--most': `${most}px`, '--least': `${least}px` }) as CSSProperties;
