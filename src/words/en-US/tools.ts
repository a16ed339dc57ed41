import type { Translated } from '../translated';
import type { tools as zh } from '../zh-CN/tools';

export const tools = {
  usage:
    'Usage: declared-console <command>\n\nCommands: %{commands}\n\ndeclared-console <command> --help explains its arguments.',
  unknownCommand: "There is no command '%{name}'. Commands: %{commands}",
  noConfig:
    'There is no %{file} in %{folder}: run this in the folder of an application, and describe it there with defineTools.',
  openapi:
    'Wrote %{out}: %{paths} paths. Next: contract --url <server> checks a server against the declarations.',
  lintClean: '%{count} declarations are sound.',
  lintFound: '%{count} problems.',
} satisfies Translated<typeof zh>;
