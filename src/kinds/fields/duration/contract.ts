import { type FieldContract, numberSchema } from '../contract';

const CLOCK = '(\\d+:)?\\d{1,2}:\\d{1,2}(\\.\\d+)?';

export const contract: FieldContract = { schema: numberSchema(CLOCK), holds: 'number' };
