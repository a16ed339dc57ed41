import { type InputContract, limitedText, UNHEARD } from '../contract';

export const contract: InputContract<'text'> = { schema: limitedText, rare: () => UNHEARD };
