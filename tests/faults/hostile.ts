import { documents, urls } from '../e2e/support/hostile.ts';
import type { Json, Mutation } from './mutations.ts';

/** 60 texts that run script wherever they are taken for html, for an attribute or for a url. */
export const payloads: readonly string[] = [...documents.slice(0, 60 - urls.length), ...urls];

/** What says by itself that one of them ran: see `telltale`. */
export const TELLTALE = '/pwned';
/** The hosts that they name. */
export const FOREIGN = /evil\.example/;

/** What a code or a count looks like: without it there would be nothing to show. */
const CODE = /^-?\d{0,3}$/;

/** Every text of an answer replaced by a payload, the next one for each. */
function poisoned(json: Json, next: () => string): Json {
  if (typeof json === 'string') return CODE.test(json) ? json : next();
  if (Array.isArray(json)) return json.map((each) => poisoned(each, next));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, poisoned(each, next)]));
}

/** In all of them together every text of every answer has been every payload, and so has the message of a refusal. */
export const hostileMutations: readonly Mutation[] = payloads.flatMap((payload, round) => [
  {
    name: `payloads from ${round}`,
    owed: 'any',
    apply({ data = null, ...envelope }) {
      let at = round;
      const next = () => payloads[at++ % payloads.length] ?? payload;
      return JSON.stringify({ ...envelope, data: poisoned(data, next) });
    },
  },
  {
    name: `a refusal in payload ${round}`,
    owed: 'said',
    apply: () => JSON.stringify({ code: 500, message: payload, data: null }),
  },
]);
