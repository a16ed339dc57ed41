import { type FieldContract, numberSchema } from '../contract';

export const contract: FieldContract = { schema: numberSchema(), holds: 'number' };
