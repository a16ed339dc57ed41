import type { Entry, Har } from 'har-format';
import { type Exchange, readBody, readCall } from '../exchange.ts';

/**
 * The calls of an archive that a browser saved, each once, the last one of several: those under `/api`, or that answer
 * JSON.
 */
export function readHar(text: string): readonly Exchange[] {
  const { log } = JSON.parse(text) as Har;
  const calls = log.entries.flatMap((entry): Exchange[] => {
    const answer = answerOf(entry);
    if (answer === undefined) return [];
    const call = readCall(`${entry.request.method} ${entry.request.url}`);
    return [{ ...call, params: { ...call.params, ...bodyOf(entry) }, answer }];
  });
  return [...new Map(calls.map((call) => [`${call.method} ${call.path}`, call])).values()];
}

function answerOf({ request, response }: Entry): unknown {
  if (request.method === 'OPTIONS' || response.status >= 400) return undefined;
  const { text = '', encoding, mimeType } = response.content;
  if (!mimeType.includes('json')) return undefined;
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function bodyOf({ request: { postData } }: Entry): Readonly<Record<string, string>> {
  if (!postData) return {};
  if (postData.params?.length)
    return Object.fromEntries(
      postData.params.map(({ name, value = '' }) => [name, decodeURIComponent(value)]),
    );
  return postData.text ? readBody(postData.text) : {};
}
