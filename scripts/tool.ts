import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A tool of the project and its arguments. */
export interface ToolRun {
  readonly tool: string;
  readonly args: readonly string[];
}

/** How a tool ended. */
export interface Ended {
  readonly ok: boolean;
  /** Everything it printed. */
  readonly said: string;
}

/**
 * Runs a tool of the project without showing its output. If this process ends before it does, the output so far is shown: it
 * says what hung.
 */
export async function runTool({ tool, args }: ToolRun, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(join('node_modules/.bin', tool), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const end = () => {
    child.kill();
    process.stdout.write(said);
  };
  const leave = () => process.exit(1);
  process.once('exit', end).once('SIGTERM', leave).once('SIGINT', leave);
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      said += `${error.message}\n`;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  process.off('exit', end).off('SIGTERM', leave).off('SIGINT', leave);
  return { ok, said };
}

/** Runs a tool in parallel with others; its output is shown in one piece when it ends. Returns whether it succeeded. */
export async function runAside(run: ToolRun): Promise<boolean> {
  const { ok, said } = await runTool(run);
  process.stdout.write(`\n── ${ok ? '✓' : '✗'} ${run.tool} ${run.args[0] ?? ''}\n${said}`);
  return ok;
}
