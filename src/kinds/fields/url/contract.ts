import { type FieldContract, type Mend, textSchema } from '../contract';

/** An address that isn't there is still opened, framed or downloaded. */
export const NULL_URL: Mend = {
  concerns: ({ kind, optional }) => kind === 'url' && !optional,
  isWrong: (wires) => wires.includes(null),
  found: 'null: declare f.maybe(f.url())',
};

export const contract: FieldContract = { schema: textSchema, mends: [NULL_URL] };
