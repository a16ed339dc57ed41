import { codeSchema, type InputContract } from '../contract';

export const contract: InputContract<'radio'> = { schema: codeSchema };
