import { type InputContract, limitedText } from '../contract';

export const contract: InputContract<'password'> = { schema: limitedText };
