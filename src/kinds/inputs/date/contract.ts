import { DAY, MOMENT, wholly } from '../../fields/contract';
import type { InputContract } from '../contract';

export const contract: InputContract<'date'> = {
  schema: ({ time }) => ({ type: 'string', pattern: wholly(time ? MOMENT : DAY) }),
  rare: () => ['2001-01-01'],
};
