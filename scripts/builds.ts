import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sentenceOf } from '../i18n/sentence.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';
import { step } from './step.ts';

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
    const { ok, said } = await step(sentenceOf(name), () => bundle(args));
    process.stderr.write(said);
    if (!ok) return false;
  }
  return true;
}

async function bundle(args: readonly string[]): Promise<{ ok: boolean; said: string }> {
  const child = spawn(join('node_modules/.bin', 'vite'), ['build', '--logLevel', 'error', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stderr.isTTY && { FORCE_COLOR: '1' }) },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  process.off('exit', end);
  return { ok: code === 0, said: out + errors };
}
