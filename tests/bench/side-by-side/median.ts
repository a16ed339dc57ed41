const sorted = (figures: readonly number[]) => [...figures].sort((a, b) => a - b);

/** The middle one of an odd number of figures; `NaN` of none. */
export const median = (figures: readonly number[]): number =>
  sorted(figures)[figures.length >> 1] ?? Number.NaN;
