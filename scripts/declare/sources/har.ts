import type { Entry, Har } from 'har-format';
import { told } from '../calls.ts';
import { type Exchange, readBody, readCall } from '../exchange.ts';
import { merged } from '../merge.ts';
import { sessionCalls } from '../session.ts';
import { readAnswer } from './answer.ts';

/**
 * The JSON calls of an archive saved by a browser, without those of the session; repeated calls are merged. A call
 * that can't be read, or whose answer the application's envelope can't open, is skipped with a note.
 */
export function readHar(text: string): readonly Exchange[] {
  const { log } = JSON.parse(text) as Har;
  const own = sessionCalls();
  const calls = log.entries.flatMap(readable);
  return merged(calls.filter(({ method, path }) => !own.has(`${method} ${path}`)));
}

function readable(entry: Entry): readonly Exchange[] {
  try {
    const read = answerOf(entry);
    if (read === undefined) return [];
    const call = readCall(`${entry.request.method} ${entry.request.url}`);
    const exchange = { ...call, params: { ...call.params, ...bodyOf(entry) }, ...read };
    told(exchange);
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
