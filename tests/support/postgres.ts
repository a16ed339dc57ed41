import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../../scripts/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The url of the PostgreSQL server for tests. */
    postgres: string;
  }
}

/** Starts the server before the first test and stops it after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is gone.');
  const server = await startPostgres(bin);
  project.provide('postgres', server.url);
  return () => server.stop();
}
