import { type Inputs, isBlank } from '../../schema/inputs';

/** The inputs that were cleared while editing: sent as empty, because servers may leave omitted fields unchanged. */
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
