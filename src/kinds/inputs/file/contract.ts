import type { InputContract } from '../contract';

export const contract: InputContract<'file'> = { schema: () => ({ type: 'string' }) };
