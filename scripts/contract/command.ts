import { codec } from '../../resources/codec.ts';
import { lists, resources as manifest } from '../../resources/manifest.ts';
import { check } from './check.ts';
import { loadResources } from './declared.ts';
import { NO_RIGHT, Unreadable } from './failures.ts';
import { linesOf, type Report } from './finding.ts';
import { HELP, readOptions } from './options.ts';
import { createReader } from './reader.ts';
import { record } from './record.ts';

/** What is shorter is no secret, and may be part of any word. */
const SHORTEST_TOKEN = 8;

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds, of a clock that only goes forward. */
  now(): number;
  print(line: string): void;
  /** Takes what is no result. */
  warn(line: string): void;
}

/**
 * `npm run contract`.
 * @returns the exit code: 0 where nothing differs, 1 where something does, 2 where nothing can be told
 */
export async function contract(
  args: readonly string[],
  { env, now, print, warn }: Surroundings,
): Promise<number> {
  let secret = '';
  /** A server may repeat a token in what it answers. */
  const hidden = (text: string) => (secret.length < SHORTEST_TOKEN ? text : text.replaceAll(secret, '…'));
  try {
    const options = readOptions(args, env, Object.keys(manifest));
    if (!options) {
      print(HELP);
      return 0;
    }
    secret = options.token;
    const resources = await loadResources();
    const reader = createReader({ base: options.url, token: options.token, codec, now });
    const report = await check(reader, { resources, lists: Object.keys(lists), only: options.only });
    if (report.findings.length === 0 && !reader.exchanges.some(({ ok }) => ok))
      throw new Unreadable(noneOf(report));
    if (options.json) print(hidden(JSON.stringify(report, null, 2)));
    else for (const line of linesOf(report)) print(hidden(line));
    if (options.record)
      for (const path of record(options.record, reader.exchanges, resources)) warn(`written  ${path}`);
    return report.findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    warn(hidden(error.message));
    return 2;
  }
}

/** Why a server answered none of what was asked. */
const noneOf = ({ unchecked }: Report): string =>
  unchecked.every(({ why }) => why.includes(NO_RIGHT))
    ? 'This account may read none of it.'
    : `None of it was answered: ${unchecked.map(({ resource, why }) => `${resource}: ${why}`).join('; ')}.`;
