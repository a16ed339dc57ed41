/** The policy of the console's pages: no inline script, no eval; the hash is Emotion's empty style element. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "frame-src 'self' blob: https: http:",
  "connect-src 'self' https: http:",
  "media-src 'self' blob: https: http:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const always = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** For the console's own pages and scripts. */
export const pageHeaders: Record<string, string> = { ...always, 'Content-Security-Policy': pagePolicy };

/** For the answers of the API. */
export const apiHeaders: Record<string, string> = { ...pageHeaders, 'Cache-Control': 'no-store' };

/** For files that users uploaded: whatever they are, they run nothing and see nothing. */
export const fileHeaders: Record<string, string> = {
  ...always,
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'private, no-store',
};

/** Adds the headers that a response does not set itself. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
