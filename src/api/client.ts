import queryString from 'query-string';
import type { Call, Params } from '@/schema/calls';
import { openEnvelope } from './envelope';
import { ApiError, endsSession, isAbort, type SessionEnd } from './errors';
import { createPending, type Pending } from './pending';
import type { UploadOptions } from './upload';

/** The body included (section 9). */
export const REQUEST_TIMEOUT = 30_000;

/** What a client is made with. */
interface ClientOptions {
  /** Where `/api` is: `''` for the same origin. */
  readonly base: string;
  /** The bearer token of this moment, if there is a session. */
  token(): string | undefined;
  /** Told of every answer that ends the session; `token` is the one that was sent. */
  onSessionEnd(end: SessionEnd, token: string | undefined): void;
}

/** How one call differs from the usual. */
interface SendOptions {
  readonly signal?: AbortSignal;
  /** Another bearer token than the session's, the preview pages' own; `null` sends none at all. */
  readonly token?: string | null;
}

/** What sends calls; see {@link createClient}. */
export interface Client {
  /** Sends a call and answers its envelope's `data`. Rejects with {@link ApiError}, or with the signal's abort. */
  send(call: Call, params?: Params, options?: SendOptions): Promise<unknown>;
  /** As `send`, for the calls that answer a page of html or a file. */
  fetchText(call: Call, params?: Params, options?: SendOptions): Promise<string>;
  /** As `send`, with a file as `multipart/form-data`; it may take any time as long as it moves. */
  upload(call: Call, file: File, options?: UploadOptions): Promise<unknown>;
  /** The absolute or same-origin url of a GET call, for plain navigation. */
  urlOf(call: Call, params?: Params): string;
  readonly pending: Pending;
}

/**
 * The one client: form-encoded, bearer token, 30 s, abort, loading indicator (section 7, 8 and 9 of both documents).
 */
export function createClient({ base, token, onSessionEnd }: ClientOptions): Client {
  const pending = createPending();
  const urlOf = ({ path, method }: Call, params: Params = {}) =>
    `${base}${path}${method === 'GET' ? queryOf(params) : ''}`;

  async function request(call: Call, params: Params, bearer: string | undefined, signal?: AbortSignal) {
    const deadline = AbortSignal.timeout(REQUEST_TIMEOUT);
    pending.begin();
    try {
      const response = await fetch(urlOf(call, params), {
        method: call.method,
        headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
        body: call.method === 'POST' ? new URLSearchParams(given(params)) : null,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        credentials: 'same-origin',
      });
      const text = await response.text();
      // A failing proxy answers html; a failing server may still answer an envelope, which says more.
      if (!response.ok && !text.trimStart().startsWith('{')) throw ApiError.of('http');
      return text;
    } catch (error) {
      throw deadline.aborted && !signal?.aborted ? ApiError.of('timeout') : failureOf(error);
    } finally {
      pending.end();
    }
  }

  /** Opens an envelope; one that ends the session is reported with the token it was the answer to. */
  function opened(text: string, bearer: string | undefined, own: boolean) {
    try {
      return openEnvelope(parse(text));
    } catch (error) {
      if (own && error instanceof ApiError && endsSession(error.failure)) onSessionEnd(error.failure, bearer);
      throw error;
    }
  }

  return {
    pending,
    urlOf,
    async upload(call, file, options) {
      const { sendFile } = await import('./upload');
      const bearer = token();
      pending.begin();
      try {
        return opened(await sendFile({ ...options, url: urlOf(call), file, bearer }), bearer, true);
      } finally {
        pending.end();
      }
    },
    async send(call, params = {}, { signal, token: theirs } = {}) {
      const bearer = theirs === undefined ? token() : (theirs ?? undefined);
      return opened(await request(call, params, bearer, signal), bearer, theirs === undefined);
    },
    async fetchText(call, params = {}, { signal, token: theirs } = {}) {
      const bearer = theirs === undefined ? token() : (theirs ?? undefined);
      const text = await request(call, params, bearer, signal);
      if (text.trimStart().startsWith('{')) opened(text, bearer, theirs === undefined);
      return text;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw ApiError.of('malformed');
  }
}

function failureOf(error: unknown) {
  if (error instanceof ApiError || isAbort(error)) return error;
  return ApiError.of('offline');
}

/** The parameters that were given, as text; an empty one is a body's way of saying so. */
function given(params: Params): Record<string, string> {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** A query leaves empty parameters out (page 3). */
const queryOf = (params: Params) => {
  const query = queryString.stringify(given(params), { sort: false, skipEmptyString: true });
  return query && `?${query}`;
};
