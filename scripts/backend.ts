import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededPath } from '../mocks/seed/cache.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

/** The backend in a process of its own. */
export interface Backend {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Asks it to close, and ends it when it doesn't within five seconds. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly echo?: boolean;
  readonly port?: number;
  readonly root?: string;
}

const project = resolve(import.meta.dirname, '..');
const startLimit = 60_000;
const stopLimit = 5_000;

/**
 * Starts the server on a free port, with these settings besides the environment's, and waits until it answers: the built
 * one where it was built from these sources, which starts in a third of the time, else its sources.
 * @param echo also shows what it prints.
 * @param port where it answers: a free one when left out.
 * @param root where a built one stands with what it needs, such as what an image holds: the project when left out.
 * @throws with what it printed when it ends, or doesn't answer within a minute.
 */
export async function startBackend(env: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<Backend> {
  const { echo = false, port = await freePort(), root } = options;
  const url = `http://localhost:${port}`;
  const built = root !== undefined || isBuiltFrom(join(project, 'dist-server'), sourcesDigest());
  const child = spawn(
    process.execPath,
    built ? ['dist-server/server.js'] : ['--import', 'tsx', 'mocks/server.ts'],
    {
      cwd: root ?? project,
      env: { ...process.env, SEEDED_COPY: seededPath(), ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = gather(child, echo);
  try {
    await untilItAnswers(`${url}/config.json`, child, output);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { url, process: child, output, stop: () => end(child) };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

function gather(child: ChildProcess, echo: boolean): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
      if (echo) process.stderr.write(chunk);
    });
  }
  return () => text;
}

async function untilItAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The backend ended before it answered:\n${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The backend did not answer on ${url} within ${startLimit / 1000} s:\n${output()}`);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(force);
}
