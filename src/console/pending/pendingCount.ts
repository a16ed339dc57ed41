/** How many wait; `isMore` where there may be more than the server let on. */
export interface PendingCount {
  readonly count: number;
  readonly isMore: boolean;
}

/**
 * What the first page of a queue tells of all of it. Some servers leave the count out, or count the page alone: then a
 * page that is full tells no more than that there are as many.
 */
export function countOf(rows: number, total: number, perPage: number): PendingCount {
  if (total > rows) return { count: total, isMore: false };
  return { count: rows, isMore: rows >= perPage };
}

/** What several queues have together; those that nothing is known of are left out. */
export function sumOf(counts: readonly (PendingCount | null)[]): PendingCount {
  const known = counts.filter((each) => each !== null);
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    isMore: known.length < counts.length || known.some(({ isMore }) => isMore),
  };
}
