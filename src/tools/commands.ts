import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './command.ts';
import type { ToolsDescription } from './description.ts';
import { sentenceOf } from './say.ts';

/** The commands, by name: each loads what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  contract: async () => (await import('./contract/command.ts')).contractCommand,
  declare: async () => (await import('./declareCommand.ts')).declareCommand,
  lint: async () => (await import('./lint/command.ts')).lintCommand,
  openapi: async () => (await import('./openapi/command.ts')).openapiCommand,
};

/** The file that describes an application, in its folder. */
const CONFIG = 'console.config.ts';

/**
 * Runs a command for the application in a folder.
 * @param load loads its `console.config.ts`
 * @returns the exit code: 2 where there is nothing to run
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  project: string,
  load: (path: string) => Promise<{ readonly default: ToolsDescription }>,
): Promise<number> {
  const command = await (Object.hasOwn(commands, name) ? commands[name] : undefined)?.();
  if (!command) {
    const isHelp = ['', '--help', 'help'].includes(name);
    (isHelp ? console.log : console.error)(
      sentenceOf(isHelp ? 'usage' : 'unknownCommand', { name, commands: Object.keys(commands).join(', ') }),
    );
    return isHelp ? 0 : 2;
  }
  if (args.includes('--help')) {
    console.log(command.help);
    return 0;
  }
  const file = join(project, CONFIG);
  if (!existsSync(file)) {
    console.error(sentenceOf('noConfig', { file: CONFIG, folder: project }));
    return 2;
  }
  try {
    const { default: description } = await load(file);
    return (await command.run(args, description, project)) ?? 0;
  } catch (error) {
    if (isUnknownArgument(error)) {
      console.error(`${error.message.split('. ')[0]}.\n\n${command.help}`);
      return 2;
    }
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** An option that `parseArgs` doesn't know, or without its value. */
const isUnknownArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
