import { lists } from '@resources/manifest';
import { routes } from '@resources/routes';
import type { Route } from '../../src/schema/routes';
import { documents, urls } from '../e2e/support/hostile.ts';
import type { Json, Mutation } from './mutations.ts';

/** 60 texts that run script if used as html, as an attribute or as a url. */
export const payloads: readonly string[] = [...documents.slice(0, 60 - urls.length), ...urls];

/** Evidence that one of them ran: see `telltale`. */
export const TELLTALE = '/pwned';
/** The hosts that they name. */
export const FOREIGN = /evil\.example/;

/** The format of codes and counts, which must stay or there would be nothing to show. */
const CODE = /^-?\d{0,3}$/;

/** Replaces every text of an answer with the next payload. */
function poisoned(json: Json, next: () => string): Json {
  if (typeof json === 'string') return CODE.test(json) ? json : next();
  if (Array.isArray(json)) return json.map((each) => poisoned(each, next));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, poisoned(each, next)]));
}

/** Over all of them, every text of every answer, and the message of a refusal, has been every payload. */
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

/** Every address of the console, with a payload wherever something is read from it, by the name of its screen. */
export function* hostileAddresses(): Iterable<readonly [name: string, path: string]> {
  for (const [round, payload] of payloads.entries()) {
    const text = encodeURIComponent(payload);
    for (const [name, { path }] of Object.entries<Route>(routes)) {
      const [segments = '', query = ''] = path.split('?');
      const asked = query && `?${query.replace(/[^&]+/g, (each) => `${each}=${text}`)}`;
      yield [`address of ${name} with payload ${round}`, segments.replace(/:\w+/g, text) + asked];
    }
    const filter = encodeURIComponent(JSON.stringify({ keyword: payload, status: payload }));
    for (const name of Object.keys(lists)) {
      const query = `?filter=${filter}&page=${text}&perPage=${text}&sort=${text}&order=${text}`;
      yield [`address of ${name} with payload ${round}`, `/${name}${query}`];
    }
    yield [`address of nothing with payload ${round}`, `/${text}`];
  }
}

/** A file name that is a payload; it can't contain a slash. */
export const hostileFileName = (round: number): string =>
  (payloads[round % payloads.length] ?? '').replaceAll('/', '∕');
