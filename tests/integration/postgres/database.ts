import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The database of a test file, with its connections. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  /** A connection to another database of the same server. */
  readonly admin: Client;
}

/** Creates a database for exclusive use. */
export async function createDatabase(): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: `${inject('postgres')}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return { name, url: `${inject('postgres')}/${name}`, admin };
}
