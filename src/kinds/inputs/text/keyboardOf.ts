import type { Input } from '../../../schema/inputs';

/** The keyboard (`inputMode`) for an input; numeric keyboards often lack the minus. */
export function keyboardOf(input: Input<'text' | 'number'>) {
  if (input.kind === 'text') return input.inputMode;
  if (input.min !== undefined && input.min < 0) return 'text';
  return input.decimals === 0 ? 'numeric' : 'decimal';
}
