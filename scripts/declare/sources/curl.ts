import { type ParseEntry, parse } from 'shell-quote';
import { type Exchange, readBody, readCall } from '../exchange.ts';

/** A request as a browser copies it: what it calls, and the headers that it needs to be asked again. */
export interface CurlRequest extends Exchange {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The options of curl that take no value, of those that browsers write. */
const ALONE = [
  '--compressed',
  '--insecure',
  '-k',
  '--location',
  '-L',
  '--globoff',
  '-g',
  '--silent',
  '-s',
  '-G',
  '--get',
];

/**
 * Reads `curl 'https://…' -H '…' --data-raw '…'`, as browsers copy it for a Unix shell.
 * @throws where it names no url
 */
export function readCurl(command: string): CurlRequest {
  const words = wordsOf(command).slice(1);
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let [url, method] = ['', ''];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) url ||= word;
    else if (!ALONE.includes(word)) {
      at += 1;
      const value = words[at] ?? '';
      if (word === '-X' || word === '--request') method = value;
      else if (word === '--url') url = value;
      else if (word === '-H' || word === '--header') {
        const colon = value.indexOf(':');
        headers[value.slice(0, colon).trim().toLowerCase()] = value.slice(colon + 1).trim();
      } else if (word === '-d' || word.startsWith('--data')) data.push(value);
    }
  }
  if (!url) throw new Error("There is no url in the request: copy it as 'cURL (bash)'.");
  const isQuery = words.includes('-G') || words.includes('--get');
  const body = data.length > 0 ? data.join('&') : undefined;
  const call = readCall(`${method || (body !== undefined && !isQuery ? 'POST' : 'GET')} ${url}`);
  return { ...call, url, headers, body, params: { ...call.params, ...(body ? readBody(body) : {}) } };
}

/** The words of a command line; `$'…'` is how a browser writes what plain quotes can't. */
function wordsOf(command: string): readonly string[] {
  const plain = command
    .replaceAll(/\\\r?\n/g, ' ')
    .replaceAll(/\$'((?:[^'\\]|\\.)*)'/g, (_, text: string) => {
      const unescaped = text.replaceAll(/\\u([\da-fA-F]{4})|\\(.)/g, (_all, code?: string, sign = '') =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[sign] ?? sign),
      );
      return `'${unescaped.replaceAll("'", `'"'"'`)}'`;
    });
  return parse(plain, (name) => `$${name}`).map((entry: ParseEntry) => {
    if (typeof entry === 'string') return entry;
    return 'pattern' in entry ? entry.pattern : 'op' in entry ? entry.op : '';
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
