/** What passes between a client and another backend. A list: what nobody thought of stays outside. */

/** The headers of a request that its backend gets; where it comes from and its id are added. */
const ofRequest = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'pragma',
  'range',
  'user-agent',
]);

/** The headers of an answer that the client gets: no cookies, as sessions don't use them, and no policies. */
const ofAnswer = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'vary',
]);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const only = (headers: Headers, names: ReadonlySet<string>) => {
  // A header that Connection names is for this connection only (RFC 9110, 7.6.1).
  const named = (headers.get('connection') ?? '').toLowerCase().split(/[\s,]+/);
  return new Headers([...headers].filter(([name]) => names.has(name) && !named.includes(name)));
};

export const passedRequestHeaders = (headers: Headers): Headers => only(headers, ofRequest);
export const passedAnswerHeaders = (headers: Headers): Headers => only(headers, ofAnswer);

/** Whether a method is one that calls are made with. */
export const passesMethod = (method: string): boolean => methods.has(method);

/** Nobody encodes a path more often than this in good faith. */
const mostEncodings = 4;

/**
 * Whether a path means the same to everyone on its way: no dot segments, separators or control characters behind
 * percent signs, however often they are encoded.
 */
export function isPlainPath(pathname: string): boolean {
  let path = pathname;
  for (let time = 0; time < mostEncodings; time += 1) {
    if (path.split('/').some((segment) => /^\.{1,2}(;|$)/.test(segment))) return false;
    if (/%(?:2f|5c)|[\\\p{Cc}]/iu.test(path)) return false;
    const decoded = decode(path);
    if (decoded === undefined) return time > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
