import { ChunkError } from '../chunks';
import { ApiError, type Failure } from './errors';

/**
 * The sentence to show for a caught error: the server's own words, or ours for that failure.
 * @param words one sentence for each failure, in the user's language
 * @example
 * import { errors } from 'declared-console/words/en-US/errors';
 *
 * sentenceOf(new ApiError('refused', 'This tool is lent'), errors) // 'This tool is lent'
 */
export function sentenceOf(error: unknown, words: Readonly<Record<Failure | 'chunk', string>>): string {
  if (error instanceof ChunkError) return error.canRetry ? words.offline : words.chunk;
  if (!(error instanceof ApiError)) return words.refused;
  return /^(errors|list)\./.test(error.message) ? words[error.failure] : error.message;
}
