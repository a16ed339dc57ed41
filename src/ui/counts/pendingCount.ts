/** How many records wait; `isMore` if there may be more than the server says. */
export interface PendingCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** What waits in several queues together, and what of it has waited too long. */
export interface SummedCounts {
  readonly waiting: PendingCount;
  readonly late: PendingCount;
}

/**
 * The count of a queue, from its first page. Some servers omit the total, or count only the page: then a full page means
 * that there may be more.
 */
export function countOf(rows: number, total: number, perPage: number): PendingCount {
  if (total > rows) return { count: total, isMore: false };
  return { count: rows, isMore: rows >= perPage };
}

/** The sum of several counts; unknown ones (`null`) make it a minimum. */
export function sumOf(counts: readonly (PendingCount | null)[]): PendingCount {
  const known = counts.filter((each) => each !== null);
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    isMore: known.length < counts.length || known.some(({ isMore }) => isMore),
  };
}
