import { isObject } from 'declared-console/schema';

/** The keys under which servers say what is wrong: those for sentences first, then those that may have a code instead. */
const KEYS = [/message|msg/i, /error|reason|detail|desc|info|tip/i];

/** How deep a sentence is looked for. */
const DEPTH = 4;

/** A value inside an answer, and the place in {@link KEYS} of the best key on the way to it. */
type Found = readonly [rank: number, value: unknown];

/**
 * The sentence inside an answer whose own message says nothing: the contract's `data.message`, else the nearest one under a
 * key for sentences, else the data itself if it is a text. Empty if there is none.
 */
export function nestedMessage({ code: _, message, data, ...rest }: Record<string, unknown>): string {
  if (isObject(data) && sentenceOf(data.message)) return sentenceOf(data.message);
  let level = entriesOf({ data, ...(typeof message !== 'string' && { message }), ...rest });
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const rank of KEYS.keys()) {
      const first = level.filter(([at]) => at === rank).map(([, value]) => sentenceOf(value));
      const said = first.find(Boolean);
      if (said) return said;
    }
    level = level.flatMap(([rank, value]) => entriesOf(value, rank));
  }
  return sentenceOf(data);
}

/** A text that says something. */
const sentenceOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== 'failed' ? value.trim() : '';

const entriesOf = (value: unknown, above: number = KEYS.length): readonly Found[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, inner]) => [Math.min(above, rankOf(key)), inner])
    : [];

function rankOf(key: string): number {
  const rank = KEYS.findIndex((says) => says.test(key));
  return rank < 0 ? KEYS.length : rank;
}
