import { codeSchema, type InputContract } from '../contract';

export const contract: InputContract<'select'> = { schema: codeSchema, rare: ({ of }) => of.values };
