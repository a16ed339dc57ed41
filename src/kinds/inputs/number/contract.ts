import { NUMBER, wholly } from '../../fields/contract';
import type { InputContract } from '../contract';

export const contract: InputContract<'number'> = {
  schema: () => ({ type: 'string', pattern: wholly(NUMBER) }),
  rare: (input) => [input.sample(0)],
};
