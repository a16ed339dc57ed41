import { sentenceOf } from '../i18n/sentence.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';
import { step } from './step.ts';
import { runTool } from './tool.ts';

const builds = [
  { name: 'buildConsole', args: [] },
  { name: 'buildServer', args: ['--config', 'vite.server.config.ts'] },
] as const;

/** Whether the console and its server are built from the current sources. */
export function isBuilt(): boolean {
  const digest = sourcesDigest();
  return ['dist', 'dist-server'].every((folder) => isBuiltFrom(folder, digest));
}

/** Builds the console and its server, one line a step; the bundler speaks only of what is wrong. Returns whether it succeeded. */
export async function build(): Promise<boolean> {
  for (const { name, args } of builds) {
    const bundle = { tool: 'vite', args: ['build', '--logLevel', 'error', ...args] };
    const { ok, said } = await step(sentenceOf(name), () => runTool(bundle));
    process.stderr.write(said);
    if (!ok) return false;
  }
  return true;
}
