import { parseJson } from '../../../api/parseJson.ts';

/**
 * Parses the body of an answer as the console does.
 * @throws if it isn't JSON
 */
export const readAnswer = (text: string): { readonly answer: unknown } => ({ answer: parseJson(text) });
