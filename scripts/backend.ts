import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededPath } from '../server/seed/cache.ts';
import { isBuiltFrom, sourcesDigest } from './sources.ts';

/** The backend, running in its own process. */
export interface Backend {
  /** Its url, without a trailing slash. */
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Asks it to close, and kills it after five seconds. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly descriptors?: number;
  readonly echo?: boolean;
  readonly port?: number;
  readonly root?: string;
  readonly signal?: AbortSignal;
}

const project = resolve(import.meta.dirname, '..');
const startLimit = 60_000;
const stopLimit = 5_000;

/**
 * Starts the server on a free port and waits until it answers. Uses the built server if it was built from the current
 * sources, which starts in a third of the time; otherwise runs the sources.
 * @param env settings added to the environment's
 * @param descriptors how many files and sockets it may have open; defaults to this process's limit
 * @param echo also print its output
 * @param port defaults to a free one
 * @param root the folder of a built server with everything it needs, such as an image's; defaults to the project
 * @param signal gives up and ends it
 * @throws with its output if it exits, or doesn't answer within a minute
 */
export async function startBackend(env: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<Backend> {
  const { descriptors, echo = false, port = await freePort(), root, signal } = options;
  const url = `http://localhost:${port}`;
  const built = root !== undefined || isBuiltFrom(join(project, 'dist-server'), sourcesDigest());
  const program = [
    process.execPath,
    ...(built ? ['dist-server/server.js'] : ['--import', 'tsx', 'server/server.ts']),
  ];
  const [command = '', ...parts] = descriptors
    ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...program]
    : program;
  const child = spawn(command, parts, {
    cwd: root ?? project,
    env: { ...process.env, SEEDED_COPY: seededPath(), ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = gather(child, echo);
  try {
    await untilItAnswers(`${url}/config.json`, child, output, signal);
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

async function untilItAnswers(
  url: string,
  child: ChildProcess,
  output: () => string,
  given: AbortSignal | undefined,
): Promise<void> {
  const late = AbortSignal.timeout(startLimit);
  const signal = given ? AbortSignal.any([late, given]) : late;
  while (!signal.aborted) {
    if (hasEnded(child)) throw new Error(`The backend ended before it answered:\n${output()}`);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The backend did not answer on ${url} within ${startLimit / 1000} s:\n${output()}`);
}

/** Whether a process has exited, or was ended by a signal. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(force);
}
