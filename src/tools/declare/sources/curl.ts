import { parseArgs } from 'node:util';
import { type ParseEntry, parse } from 'shell-quote';
import { type Exchange, readBody, readCall } from '../exchange.ts';

/** A request copied from a browser: its call, and the headers needed to send it again. */
export interface CurlRequest extends Exchange {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The options of curl that take a value, by long name; all others are flags. */
const VALUED = {
  request: { type: 'string', short: 'X' },
  url: { type: 'string' },
  header: { type: 'string', short: 'H' },
  cookie: { type: 'string', short: 'b' },
  data: { type: 'string', short: 'd' },
  'data-ascii': { type: 'string' },
  'data-binary': { type: 'string' },
  'data-raw': { type: 'string' },
  'data-urlencode': { type: 'string' },
  cacert: { type: 'string' },
  cert: { type: 'string', short: 'E' },
  'connect-timeout': { type: 'string' },
  'cookie-jar': { type: 'string', short: 'c' },
  'dump-header': { type: 'string', short: 'D' },
  form: { type: 'string', short: 'F' },
  key: { type: 'string' },
  'max-time': { type: 'string', short: 'm' },
  output: { type: 'string', short: 'o' },
  proxy: { type: 'string', short: 'x' },
  range: { type: 'string', short: 'r' },
  referer: { type: 'string', short: 'e' },
  resolve: { type: 'string' },
  retry: { type: 'string' },
  user: { type: 'string', short: 'u' },
  'user-agent': { type: 'string', short: 'A' },
  'write-out': { type: 'string', short: 'w' },
} as const;

/**
 * Parses `curl 'https://…' -H '…' --data-raw '…'`, as browsers copy it for a Unix shell.
 * @throws if it has no url
 */
export function readCurl(command: string): CurlRequest {
  const { tokens } = parseArgs({
    args: wordsOf(command).slice(1),
    options: { ...VALUED, get: { type: 'boolean', short: 'G' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const valuesOf = (names: RegExp) =>
    tokens.flatMap((token) =>
      token.kind === 'option' && names.test(token.name) && token.value !== undefined ? [token.value] : [],
    );
  const [given] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const address = valuesOf(/^url$/)[0] ?? given;
  if (!address) throw new Error("There is no url in the request: copy it as 'cURL (bash)'.");
  const cookies = valuesOf(/^cookie$/);
  const parts = tokens.flatMap((token) =>
    token.kind === 'option' && token.name.startsWith('data') && token.value !== undefined
      ? [token.name === 'data-urlencode' ? encoded(token.value) : token.value]
      : [],
  );
  const data = parts.length > 0 ? parts.join('&') : undefined;
  const isQuery = tokens.some((token) => token.kind === 'option' && token.name === 'get');
  const headers = Object.fromEntries([
    ...(data !== undefined && !isQuery ? [['content-type', 'application/x-www-form-urlencoded']] : []),
    ...(cookies.length > 0 ? [['cookie', cookies.join('; ')]] : []),
    ...valuesOf(/^header$/).map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).trim().toLowerCase(), header.slice(colon + 1).trim()];
    }),
  ]);
  const url = isQuery && data ? `${address}${address.includes('?') ? '&' : '?'}${data}` : address;
  const body = isQuery ? undefined : data;
  const call = readCall(`${valuesOf(/^request$/)[0] ?? (body === undefined ? 'GET' : 'POST')} ${url}`);
  return { ...call, url, headers, body, params: { ...call.params, ...(body ? readBody(body) : {}) } };
}

/** The value of `--data-urlencode`, which curl encodes after the first `=`. */
function encoded(value: string): string {
  const [, name = '', content = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(value) ?? [];
  return `${name && `${name}=`}${encodeURIComponent(content)}`;
}

/** The words of a command line; browsers write `$'…'` for what plain quotes can't express. */
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
