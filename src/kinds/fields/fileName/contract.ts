import { type FieldContract, textSchema } from '../contract';

export const contract: FieldContract = { schema: textSchema };
