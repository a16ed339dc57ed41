/** Whether what takes minutes is tried whole: `npm run test:nightly`. */
export const isNightly = process.env.NIGHTLY_TESTS === '1';

/** All of a list at night; otherwise every nth, the same each time. */
export const sampled = <T>(list: readonly T[], every: number): readonly T[] =>
  isNightly ? list : list.filter((_, index) => index % every === 0);
