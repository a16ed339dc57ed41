import type { Command } from '../command.ts';
import type { ToolsDescription } from '../description.ts';
import { check } from './check.ts';
import { loadDeclared } from './declared.ts';
import { NO_RIGHT, Unreadable } from './failures.ts';
import { linesOf, type Report } from './finding.ts';
import { HELP, readOptions } from './options.ts';
import { createReader } from './reader.ts';
import { record } from './record.ts';

/** A shorter token is no secret, and might be part of ordinary words. */
const SHORTEST_TOKEN = 8;

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** A monotonic clock, in milliseconds. */
  now(): number;
  print(line: string): void;
  /** Prints messages that aren't part of the result. */
  warn(line: string): void;
}

/**
 * `npm run contract`.
 * @returns the exit code: 0 if nothing differs, 1 if something does, 2 if the server couldn't be checked
 */
export async function contract(
  args: readonly string[],
  description: ToolsDescription,
  { env, now, print, warn }: Surroundings,
): Promise<number> {
  let secret = '';
  /** Masks the token, which a server may repeat in its answers. */
  const hidden = (text: string) => (secret.length < SHORTEST_TOKEN ? text : text.replaceAll(secret, '…'));
  try {
    const all = Object.keys((await description.application.console()).resources);
    const options = readOptions(args, env, all);
    if (!options) {
      print(HELP);
      return 0;
    }
    secret = options.token;
    const declared = await loadDeclared(description, options.capability);
    const { codec } = declared;
    const reader = createReader({ base: options.url, token: options.token, codec, now });
    const report = await check(reader, declared, options.only);
    if (report.findings.length === 0 && !reader.exchanges.some(({ ok }) => ok))
      throw new Unreadable(noneOf(report));
    if (options.json) print(hidden(JSON.stringify(report, null, 2)));
    else for (const line of linesOf(report)) print(hidden(line));
    if (options.record)
      for (const path of record(options.record, reader.exchanges, declared.resources))
        warn(`written  ${path}`);
    return report.findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    warn(hidden(error.message));
    return 2;
  }
}

/** Compares a server with the declarations. */
export const contractCommand: Command = {
  help: HELP,
  run: (args, description) =>
    contract(args, description, {
      env: process.env,
      now: () => performance.now(),
      print: console.log,
      warn: console.error,
    }),
};

/** Why a server answered no request. */
const noneOf = ({ unchecked }: Report): string =>
  unchecked.every(({ why }) => why.includes(NO_RIGHT))
    ? 'This account may read none of it.'
    : `None of it was answered: ${unchecked.map(({ resource, why }) => `${resource}: ${why}`).join('; ')}.`;
