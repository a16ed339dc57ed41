import type { LazyChunk } from '../../lazyChunk';

/**
 * How long after the last answer a part of a list is shown that its rows don't need, in milliseconds: once the first list stands, and
 * with the next ones as soon as they do.
 */
export const laterAtFirst = (part: Pick<LazyChunk<object>, 'isAsked'>): number => (part.isAsked() ? 0 : 1000);
