import { type InputContract, limitedText } from '../contract';

export const contract: InputContract<'textarea'> = { schema: limitedText };
