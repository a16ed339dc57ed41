import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type SentenceName, sentenceOf, type Values } from '../../i18n/sentence';
import { StartFailure } from '../startFailure';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a command, which takes nothing but options. For `--help` it prints the usage and ends the process.
 * @param usage what `--help` prints, with the values that fill it
 * @throws a StartFailure that names what is known, for an unknown argument or a missing value
 */
export function readArguments<Known extends Options>(
  usage: SentenceName | readonly [SentenceName, Values],
  options: Known,
  args: string[] = process.argv.slice(2),
) {
  const all: Options = { ...options, help: { type: 'boolean' } };
  const known = Object.keys(all)
    .map((name) => `--${name}`)
    .join(', ');
  const { tokens } = parseArgs({ args, options: all, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional')
      throw new StartFailure('unknownArgument', { argument: token.value, known });
    const type = Object.hasOwn(all, token.name) ? all[token.name]?.type : undefined;
    if (!type || (type === 'boolean' && token.value !== undefined))
      throw new StartFailure('unknownArgument', { argument: args[token.index] ?? token.rawName, known });
    if (type === 'string' && (token.value === undefined || /^(-|$)/.test(token.value)))
      throw new StartFailure('valueMissing', { argument: token.rawName, known });
  }
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) {
    console.log(typeof usage === 'string' ? sentenceOf(usage) : sentenceOf(...usage));
    process.exit(0);
  }
  return parseArgs({ args, options }).values;
}
