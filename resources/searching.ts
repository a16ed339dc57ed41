import { i } from 'declared-console/schema';

type Options = NonNullable<Parameters<typeof i.text>[0]>;

/** The keyword of a list; our own server also finds parts of numbers by it, and says so with `also`. */
export const keyword = ({
  also,
  ...options
}: Options & { readonly also: NonNullable<Options['parts']>['hint'] }) =>
  i.text({ ...options, parts: { with: 'partialSearch', hint: also } });
