import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Har } from 'har-format';
import type { Params } from '../../model/calls.ts';
import { scrub } from '../declare/scrub.ts';
import type { Resources } from './declared.ts';
import { bodyOf } from './failures.ts';
import type { Exchange } from './reader.ts';

/** The first answer to each call of a resource. */
interface Kept {
  readonly resource: string;
  readonly call: Exchange['call'];
  readonly params: Params;
  readonly body: unknown;
}

/**
 * Writes the answers as one archive per resource, such as `shop/order.har`, for `npm run declare`. Personal data
 * is replaced, consistently across archives.
 * @returns the paths of the written files
 */
export function record(
  folder: string,
  exchanges: readonly Exchange[],
  resources: Resources,
): readonly string[] {
  const kept = scrub(firstOfEach(exchanges)) as readonly Kept[];
  return [...new Set(kept.map(({ resource }) => resource))].map((name) => {
    const path = join(folder, `${name}.har`);
    mkdirSync(dirname(path), { recursive: true });
    const filters = Object.keys(resources[name]?.definition.list?.filters ?? {});
    const calls = kept.filter(({ resource }) => resource === name);
    writeFileSync(path, `${JSON.stringify(archiveOf(calls, filters), null, 2)}\n`);
    return path;
  });
}

function firstOfEach(exchanges: readonly Exchange[]): readonly Kept[] {
  const first = new Map<string, Kept>();
  for (const exchange of exchanges.filter(({ ok }) => ok)) {
    const { resource, call, params } = exchange;
    const key = `${resource} ${call.method} ${call.path}`;
    if (!first.has(key)) first.set(key, { resource, call, params, body: bodyOf(exchange) });
  }
  return [...first.values()];
}

/** @param filters the names of a list's other parameters, from which a declaration is guessed too */
function archiveOf(calls: readonly Kept[], filters: readonly string[]): Har {
  const entries = calls.map(({ call, params, body }) => {
    const query = new URLSearchParams(
      [...filters.map((name) => [name, undefined] as const), ...Object.entries(params)].map(
        ([name, value]) => [name, String(value ?? '')],
      ),
    );
    const url = `https://api.example.com${call.path}?${query}`;
    const content = { mimeType: 'application/json', text: JSON.stringify(body), size: -1 };
    return { request: { method: call.method, url }, response: { status: 200, content } };
  });
  return {
    log: { version: '1.2', creator: { name: 'npm run contract', version: '1' }, entries },
  } as unknown as Har;
}
