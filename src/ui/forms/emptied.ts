import { type Inputs, isBlank } from '@/schema/inputs';

/** What a changed record held and somebody has emptied: sent empty, for what is left out may be left as it is. */
export const emptied = (
  inputs: Inputs,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(inputs).flatMap((name) =>
      isBlank(after[name]) && !isBlank(before[name]) ? [[name, '']] : [],
    ),
  );
