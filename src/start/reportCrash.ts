import type { EntryProps } from '../application';
import { ChunkError } from '../chunks';
import { showFailure } from './showFailure';

/** Shows in place of an entry that it crashed, by an error that nothing caught: without this the page would stay white. */
export function reportCrash(
  element: HTMLElement,
  { application, storage }: EntryProps,
  error: unknown,
): void {
  const isChunk = error instanceof ChunkError;
  if (!isChunk) reportError(error);
  showFailure(element, application, storage, isChunk ? 'chunk' : 'crashed');
}
