import type { shell } from '../words/en-US/shell';
import { ApiError } from './errors';

/**
 * The refusal of what no declaration serves: in the user's language and, in development, by name in the browser's console.
 * Nothing was sent.
 * @param named what was asked for, for the developer
 */
export function unserved(what: keyof typeof shell.unserved, named: string): ApiError {
  if (import.meta.env.DEV) console.warn(`Nothing was sent: ${named}`);
  return new ApiError('refused', `shell.unserved.${what}`);
}
