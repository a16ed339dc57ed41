import type { PasswordInput } from '../../../model/inputs';
import { type TextOptions, textCodec, textProblem } from '../shared';

type PasswordOptions = Omit<TextOptions, 'initial' | 'variants'> &
  Pick<PasswordInput, 'mask' | 'current' | 'repeats'>;

export const password = ({ example, mask, ...options }: PasswordOptions = {}): PasswordInput => ({
  kind: 'password',
  ...options,
  mask,
  initial: mask,
  ...textCodec(example),
  encode(value) {
    if (options.repeats !== undefined) return undefined;
    return value === mask ? '' : value || undefined;
  },
  problem(value) {
    return typeof value !== 'string' || value === mask ? undefined : textProblem(value, this);
  },
});
