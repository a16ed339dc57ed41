import type { Answer } from './codec';

/** Paths where people log in. */
const LOGIN = /log-?in|log-?on|sign-?in|passport|\bsso\b|\bcas\b|oauth/i;

/** Reads an answer; rejects if it breaks off. */
export const answerOf = async (response: Response): Promise<Answer> => ({
  text: decoded(await response.arrayBuffer(), response.headers.get('Content-Type') ?? ''),
  status: statusOf(response),
  headers: response.headers,
});

/** The status of HTTP; a gateway that leads to its page for logging in means 401. */
export const statusOf = ({ redirected, url, status, headers }: Response): number =>
  redirected && LOGIN.test(new URL(url).pathname) && /html/i.test(headers.get('Content-Type') ?? '')
    ? 401
    : status;

/**
 * UTF-8, whatever the type says, as servers name the wrong charset: `fetch` reads so, too. Only what isn't UTF-8 is read in
 * the charset that is named; no JSON contains NUL, but every letter of UTF-16 does.
 */
function decoded(bytes: ArrayBuffer, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? [];
  const read = utf8Of(bytes);
  return read === undefined || read.includes('\0') ? decoderOf(charset).decode(bytes) : read;
}

function utf8Of(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
