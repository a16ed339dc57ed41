import { loadChunk } from '../chunks';
import type { Call, Params } from '../model/calls';
import { isObject } from '../model/values';
import { hearTime } from '../serverTime';
import { type Activity, createActivity } from './activity';
import { answerOf } from './answerOf';
import type { Answer, Codec, Encoded } from './codec';
import { filled } from './encode';
import { ApiError, endsSession, failureOf, type SessionEnd, unsureOf } from './errors';
import { fetchFresh } from './fetchFresh';
import { REQUEST_TIMEOUT } from './limits';
import { parseJson } from './parseJson';
import type { ReceivedFile } from './receiveFile';
import type { UploadOptions } from './upload';

/** Answers requested ahead of time, by request; each is taken once. */
export interface Prefetches {
  /** Starts a request; `signal` aborts it until somebody takes it. */
  begin(key: string, ask: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): void;
  /** Takes the answer of a request that was started; from now on the taker's `signal` aborts it. */
  take(key: string, signal?: AbortSignal): Promise<Answer> | undefined;
  /** Aborts whatever nobody has taken. */
  forget(): void;
}

/** What a client is made with. */
interface ClientOptions {
  /** What every path is under, an origin or a path of this one; `''` for the same origin. */
  readonly base: string;
  readonly codec: Codec;
  /** The current bearer token, if there is a session. */
  token(): string | undefined;
  /** Called for every answer that ends the session; `token` is the one that was sent. */
  onSessionEnd(end: SessionEnd, token: string | undefined): void;
  /** Without them nothing is requested ahead. */
  readonly prefetches?: Prefetches;
  /** Defaults to the platform's. */
  readonly fetch?: typeof fetch;
}

/** How one call differs from the usual. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Sent instead of the session's token, as the preview pages do; `null` sends none. */
  readonly token?: string | null;
  /** Nobody is waiting for it: no loading indicator, and an answer that would end the session is ignored. */
  readonly background?: boolean;
  /**
   * Changes data on the server: everything prefetched before it ends is discarded, and if its answer is lost, the error says
   * that it may have taken effect (see {@link ApiError.isUnsure}).
   */
  readonly changes?: boolean;
  /** Goes on when the page is left; for at most 64 KiB. */
  readonly keepalive?: boolean;
  /** Called with the raw answer, before the codec opens it. */
  heard?(answer: Answer): void;
}

/** What sends calls; see {@link createClient}. */
export interface Client {
  /** Sends a call and returns its data. Rejects with {@link ApiError}, or with the signal's abort. */
  send(call: Call, params?: Params, options?: SendOptions): Promise<unknown>;
  /**
   * Starts a call whose answer will soon be needed; the next `send` of the same call takes it, unless data was changed in
   * between. Does nothing without `prefetches`. An answer that isn't taken within ten seconds, or before the signal aborts, is never opened: a refusal in it
   * goes unnoticed. After a failure, `send` makes its own request.
   */
  prefetch(call: Call, params: Params, signal?: AbortSignal): void;
  /** Like `send`, for calls that answer html. */
  fetchText(call: Call, params?: Params, options?: SendOptions): Promise<string>;
  /**
   * Like `send`, with a file as `multipart/form-data`; has no time limit as long as bytes keep moving.
   * @returns where the server put it
   */
  upload(call: Call, file: File, options?: UploadOptions): Promise<string>;
  /** Fetches the file that a GET call answers, without a time limit. Rejects like `send`. */
  download(call: Call, params?: Params): Promise<ReceivedFile>;
  /**
   * Fetches the file at a url that the server named and `safeUrl` let through; the token goes along to the server's own origin
   * alone. Rejects like `send`: a foreign host that doesn't let scripts read its files looks `offline`.
   */
  downloadFrom(url: string): Promise<ReceivedFile>;
  /** The absolute or same-origin url of a GET call, for plain navigation. */
  urlOf(call: Call, params?: Params): string;
  /** The headers that carry a token. */
  authorize(token: string): Readonly<Record<string, string>>;
  readonly activity: Activity;
}

/** Creates the one client: the application's codec, bearer token, a 30 s timeout, abort, the loading indicator. */
export function createClient({
  base: given,
  codec,
  token,
  onSessionEnd,
  prefetches,
  fetch: ask,
}: ClientOptions): Client {
  const base = given.replace(/\/+$/, '');
  const activity = createActivity();
  const encode = (call: Call, params: Params) => codec.encode(...filled(call, params));
  const urlOf = (call: Call, params: Params = {}) => base + encode(call, params).path;
  const authorize = codec.authorize ?? ((token: string) => ({ Authorization: `Bearer ${token}` }));
  /** The headers of a request: those of the call, and the session's. */
  const headersOf = (bearer: string | undefined, own?: Encoded['headers']) => ({
    ...own,
    ...(bearer && authorize(bearer)),
  });

  /** The token that a call goes with, and whether it is the session's own. */
  const bearerOf = ({ token: other }: SendOptions) =>
    other === undefined ? { bearer: token(), isOwn: true } : { bearer: other ?? undefined, isOwn: false };
  const keyOf = ({ method }: Call, { path, body }: Encoded, bearer: string | undefined) =>
    JSON.stringify([method, path, String(body ?? ''), bearer]);

  async function request(
    call: Call,
    { path, body, headers }: Encoded,
    bearer: string | undefined,
    { signal, heard, keepalive = false }: SendOptions = {},
  ): Promise<Answer> {
    const deadline = AbortSignal.timeout(REQUEST_TIMEOUT);
    try {
      const init = {
        method: call.method,
        headers: headersOf(bearer, headers),
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        keepalive,
      };
      const asked = Date.now();
      const response = await fetchFresh(base + path, init, ask);
      hearTime(response, asked);
      const answer = await answerOf(response);
      heard?.(answer);
      return answer;
    } catch (error) {
      throw deadline.aborted && !signal?.aborted ? ApiError.of('timeout') : failureOf(error);
    }
  }

  /** Keeps the loading indicator on until the promise settles. */
  async function shown<T>(underWay: Promise<T>): Promise<T> {
    activity.begin();
    try {
      return await underWay;
    } finally {
      activity.end();
    }
  }

  /** Opens an answer; one that ends the session is reported, together with the token it was sent with. */
  function opened(call: Call, answer: Answer, bearer: string | undefined, own: boolean) {
    try {
      return open(call, answer, bearer);
    } catch (error) {
      if (own && error instanceof ApiError && endsSession(error.failure)) onSessionEnd(error.failure, bearer);
      throw error;
    }
  }

  function open(call: Call, answer: Answer, bearer: string | undefined): unknown {
    const { text, status } = answer;
    try {
      if (!isFailing(answer)) return codec.open(parse(text), answer, call);
    } catch (error) {
      const isUnreadable = error instanceof ApiError && error.failure === 'malformed';
      if (isOk(status) || !isUnreadable) throw error;
    }
    // A gateway says in its own way that a token is none: whoever sent none isn't told that a session is over.
    throw status === 401 && bearer ? ApiError.of('session') : ApiError.ofStatus(status);
  }

  async function receive(call: Call, url: string, bearer: string | undefined): Promise<ReceivedFile> {
    const { receiveFile } = await loadChunk(() => import('./receiveFile'));
    const received = await shown(receiveFile(url, headersOf(bearer)));
    if ('file' in received) return received;
    opened(call, received, bearer, true);
    throw ApiError.of('malformed');
  }

  return {
    activity,
    urlOf,
    authorize,
    async upload(call, file, options) {
      const { sendFile } = await loadChunk(() => import('./upload'));
      const bearer = token();
      const headers = headersOf(bearer);
      const sent = sendFile({ ...options, url: urlOf(call), field: codec.uploadField, file, headers });
      const data = opened(call, await shown(sent), bearer, true);
      const at = codec.uploadedAt ? codec.uploadedAt(data, call) : isObject(data) && data.path;
      if (typeof at !== 'string' || at === '') throw ApiError.of('malformed');
      return at;
    },
    download: (call, params) => receive(call, urlOf(call, params), token()),
    downloadFrom(url) {
      const { origin, pathname } = new URL(url);
      const isOwn = origin === new URL(base, location.origin).origin;
      return receive({ method: 'GET', path: `/${pathname.slice(1)}` }, url, isOwn ? token() : undefined);
    },
    async send(call, params = {}, options = {}) {
      const { signal, background, changes, heard } = options;
      const { bearer, isOwn } = bearerOf(options);
      const encoded = encode(call, params);
      const begun = prefetches?.take(keyOf(call, encoded, bearer), signal);
      begun?.then(heard, () => {});
      const answer = begun ?? request(call, encoded, bearer, options);
      try {
        return opened(call, await (background ? answer : shown(answer)), bearer, isOwn && !background);
      } catch (error) {
        throw changes ? unsureOf(error) : error;
      } finally {
        if (changes) prefetches?.forget();
      }
    },
    prefetch(call, params, given) {
      const bearer = token();
      const encoded = encode(call, params);
      async function begin(signal: AbortSignal) {
        const answer = await request(call, encoded, bearer, { signal });
        if (isFailing(answer)) throw ApiError.ofStatus(answer.status);
        return answer;
      }
      prefetches?.begin(keyOf(call, encoded, bearer), begin, given);
    },
    async fetchText(call, params = {}, options = {}) {
      const { bearer, isOwn } = bearerOf(options);
      const answer = await shown(request(call, encode(call, params), bearer, options));
      if (isJson(answer.text) || !isOk(answer.status)) opened(call, answer, bearer, isOwn);
      return answer.text;
    },
  };
}

const isJson = (text: string) => text.trimStart().startsWith('{');
const isOk = (status: number) => status >= 200 && status < 300;
/** A failing proxy answers html; a failing server may still answer JSON, which says more. */
const isFailing = ({ text, status }: Answer) => !isOk(status) && !isJson(text);

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    throw ApiError.of('malformed');
  }
}
