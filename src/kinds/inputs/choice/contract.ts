import { type InputContract, UNHEARD } from '../contract';

export const contract: InputContract<'choice'> = { schema: () => ({ type: 'string' }), rare: () => UNHEARD };
