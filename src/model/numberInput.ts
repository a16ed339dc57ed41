import type { Input, NumberChecks } from './inputs';
import type { MessageKey } from './messages';
import { cleaned } from './noise';

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/;

/** What is wrong with a typed number: it isn't one, is too small or too large, or has too many decimals; or `undefined`. */
export function numberProblem(typed: string, checks: NumberChecks): MessageKey | undefined {
  const text = cleaned(typed);
  const match = NUMBER.exec(text);
  const value = Number(text);
  if (!match || !Number.isFinite(value)) return checks.wrong ?? 'numberWrong';
  if (checks.decimals !== undefined && (match[1]?.length ?? 0) > checks.decimals)
    return checks.tooPrecise ?? (checks.decimals === 0 ? 'numberNotWhole' : 'numberTooPrecise');
  if (checks.min !== undefined && value < checks.min) return checks.tooSmall ?? 'numberTooSmall';
  if (checks.max !== undefined && value > checks.max) return checks.tooLarge ?? 'numberTooLarge';
  return undefined;
}

/** The `n`th number within the limits, as it would be typed. */
export function sampleNumber(n: number, { min, max = Number.POSITIVE_INFINITY }: NumberChecks): string {
  const first = min ?? Math.min(9, max - 9);
  return String(first + (n % (Math.floor(max - first) + 1)));
}

/** The limits of an input, as arguments for messages. */
export const limitsOf = (input: Input | undefined): Pick<NumberChecks, 'min' | 'max' | 'decimals'> =>
  input?.kind === 'number' ? { min: input.min, max: input.max, decimals: input.decimals } : {};
