import type { Entry, Har } from 'har-format';
import type { Classify } from '../calls.ts';
import { type Exchange, readBody, readCall } from '../exchange.ts';
import { merged } from '../merge.ts';
import type { Wire } from '../wire.ts';
import { readAnswer } from './answer.ts';

/**
 * The JSON calls of an archive saved by a browser, without those of the session; repeated calls are merged. A call
 * that can't be read, or whose answer the application's codec can't open, is skipped with a note.
 */
export function readHar(text: string, { classify, sessionCalls }: Wire): readonly Exchange[] {
  const { log } = JSON.parse(text) as Har;
  const calls = log.entries.flatMap((entry) => readable(entry, classify));
  return merged(
    calls.filter(({ method, path }) => !sessionCalls.has(`${method} ${path}`)),
    classify,
  );
}

function readable(entry: Entry, classify: Classify): readonly Exchange[] {
  try {
    const read = answerOf(entry);
    if (read === undefined) return [];
    const call = readCall(`${entry.request.method} ${entry.request.url}`);
    const exchange = { ...call, params: { ...call.params, ...bodyOf(entry) }, ...read };
    classify(exchange);
    return [exchange];
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.warn(`! ${entry.request.method} ${entry.request.url} is left out: ${why}`);
    return [];
  }
}

function answerOf({ request, response }: Entry): ReturnType<typeof readAnswer> | undefined {
  if (request.method === 'OPTIONS' || response.status >= 400) return undefined;
  const { text = '', encoding, mimeType } = response.content;
  if (!mimeType.includes('json')) return undefined;
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  try {
    return readAnswer(body);
  } catch {
    return undefined;
  }
}

function bodyOf({ request: { postData } }: Entry): Readonly<Record<string, string>> {
  const form = postData?.params?.map(({ name, value = '' }) => `${name}=${value}`).join('&');
  return readBody(postData?.text || form || '');
}
