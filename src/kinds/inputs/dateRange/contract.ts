import { MOMENT, wholly } from '../../fields/contract';
import type { InputContract } from '../contract';

export const contract: InputContract<'dateRange'> = {
  schema: () => ({ type: 'string', pattern: wholly(`${MOMENT} - ${MOMENT}`) }),
  rare: () => [{ start: '2001-01-01', end: '2001-01-02' }],
};
