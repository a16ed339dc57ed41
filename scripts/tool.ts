import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** A tool of the project and its arguments. */
export interface ToolRun {
  readonly tool: string;
  readonly args: readonly string[];
}

/** Runs a tool in parallel with others; its output is shown in one piece when it ends. Returns whether it succeeded. */
export async function runAside({ tool, args }: ToolRun): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', tool), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const [out, errors, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  process.stdout.write(`\n── ${code === 0 ? '✓' : '✗'} ${tool} ${args[0] ?? ''}\n`);
  process.stdout.write(out);
  process.stderr.write(errors);
  return code === 0;
}
