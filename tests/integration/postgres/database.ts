import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database of one test file, and who made it. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  /** Connected to another database of the same server. */
  readonly admin: Client;
}

/** Makes a database that nobody else uses. */
export async function createDatabase(): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: `${inject('postgres')}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return { name, url: `${inject('postgres')}/${name}`, admin };
}
