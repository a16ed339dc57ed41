import type { Input } from '@/schema/inputs';

/** Which keyboard a phone opens for an input; those of digits alone often lack the minus. */
export function keyboardOf(input: Input<'text' | 'number'>) {
  if (input.kind === 'text') return input.inputMode;
  if (input.min !== undefined && input.min < 0) return 'text';
  return input.decimals === 0 ? 'numeric' : 'decimal';
}
