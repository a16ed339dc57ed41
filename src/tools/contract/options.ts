import { parseArgs } from 'node:util';
import { Unreadable } from './failures.ts';

export const HELP = `contract --url https://staging.example.com --token <token>

Reads every declared list and detail of a server, and reports how they differ from the declarations. Changes nothing.

  --url         the base url of the server
  --token       the bearer token of a session; or CONTRACT_TOKEN in the environment, which keeps it out of the shell's history
  --capability  what the server offers beyond the specification, as in its config.json; can be repeated
  --only        a resource to check, such as shop/order; can be repeated
  --json        print the result as JSON
  --record      a folder for the answers, with personal data replaced, for the command declare`;

/** The options from command line and environment. */
export interface Options {
  readonly url: string;
  readonly token: string;
  readonly only?: readonly string[];
  /** What the server offers beyond the specification; it is asked for nothing else of the kind. */
  readonly capability: readonly string[];
  readonly json: boolean;
  readonly record?: string;
}

/**
 * Reads the command line.
 * @param names of the declared resources
 * @returns undefined if only help is requested
 * @throws Unreadable with a sentence about what is missing or wrong
 */
export function readOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const { url, only, capability, json, record } = values;
  const token = values.token || env.CONTRACT_TOKEN;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Unreadable('Name the server: --url https://staging.example.com');
  if (!token)
    throw new Unreadable('Give the token of a session: --token, or CONTRACT_TOKEN in the environment.');
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Unreadable(`--only '${unknown}' isn't a declared resource.`);
  return { url: url.replace(/\/+$/, ''), token, only, capability, json, record };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        only: { type: 'string', multiple: true },
        capability: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        record: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Unreadable(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${HELP}`);
  }
}
