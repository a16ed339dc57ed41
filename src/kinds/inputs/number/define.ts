import type { NumberChecks, NumberInput } from '../../../model/inputs';
import { cleaned } from '../../../model/noise';
import { numberProblem, sampleNumber } from '../../../model/numberInput';
import { parseText } from '../shared';

export const number = (checks: NumberChecks = {}): NumberInput => ({
  kind: 'number',
  ...checks,
  // In cents: further decimals can't be sent.
  encode: checks.in
    ? (value) => (Number(cleaned(value)) * 100).toFixed()
    : (value) => cleaned(value) || undefined,
  parse(raw) {
    const text = parseText(raw);
    return text === undefined || numberProblem(text, checks) ? undefined : text;
  },
  sample: (n) => sampleNumber(n, checks),
  problem(value) {
    return typeof value === 'string' ? numberProblem(value, this) : undefined;
  },
});
