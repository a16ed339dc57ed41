import { existsSync, readFileSync } from 'node:fs';
import { isObject } from '../../../model/values.ts';
import { type Exchange, readCall } from '../exchange.ts';
import { merged } from '../merge.ts';
import type { Wire } from '../wire.ts';
import { readAnswer } from './answer.ts';
import { readCurl } from './curl.ts';
import { readHar } from './har.ts';
import { readOpenApi } from './openapi.ts';

/**
 * Reads one source: an answer (`.json`, with its call given), a request (`curl …`, or a file containing it), the calls
 * of a screen (`.har`), or one call of an OpenAPI document.
 * @param call the call of an answer or a document
 * @param mayAsk whether a request that may change something may be sent again
 * @throws with one sentence for the user
 */
export async function readSource(
  what: string,
  call: string | undefined,
  mayAsk: (call: string) => Promise<boolean>,
  wire: Wire,
): Promise<readonly Exchange[]> {
  if (what.trimStart().startsWith('curl ')) return [await asked(what, mayAsk)];
  if (!existsSync(what)) throw new Error(`There is no file '${what}'.`);
  const text = readFileSync(what, 'utf8');
  if (text.trimStart().startsWith('curl ')) return [await asked(text, mayAsk)];
  if (what.endsWith('.har')) return readHar(text, wire);
  const { answer, ...read } = /\.ya?ml$/.test(what) ? { answer: undefined } : readAnswer(text);
  if (answer === undefined || (isObject(answer) && ('openapi' in answer || 'swagger' in answer))) {
    if (!call) throw new Error(`Name the call of the document: --call 'GET /orders'.`);
    return [await readOpenApi(what, call)];
  }
  if (!call)
    throw new Error(`Name the call that '${what}' is the answer of: --call 'POST /api/orders/list'.`);
  return [{ ...readCall(call), answer, ...read }];
}

/**
 * Reads all sources, one after the other, because each may ask the user; recordings of the same call are merged.
 * @param calls the call of each source, in the same order
 * @param mayAsk whether a request that may change something may be sent again
 * @throws with one sentence for the user
 */
export async function readSources(
  sources: readonly string[],
  calls: readonly string[],
  mayAsk: (call: string) => Promise<boolean>,
  wire: Wire,
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const [at, what] of sources.entries())
    exchanges.push(...(await readSource(what, calls[at], mayAsk, wire)));
  return merged(exchanges, wire.classify);
}

/**
 * Sends a copied request to get its answer. One that isn't a GET may change something: it is sent only with permission,
 * and otherwise treated as a call that sends data.
 */
async function asked(command: string, mayAsk: (call: string) => Promise<boolean>): Promise<Exchange> {
  const { url, headers, body, ...exchange } = readCurl(command);
  const { method, path } = exchange;
  if (method !== 'GET' && !(await mayAsk(`${method} ${path}`))) return exchange;
  const response = await fetch(url, { method, headers: { ...headers }, body: body ?? null }).catch(
    () => undefined,
  );
  if (!response)
    throw new Error(
      `${new URL(url).host} can't be reached: save its answer as .json, with --call '${method} ${path}'.`,
    );
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return { ...exchange, ...readAnswer(await response.text()) };
}
