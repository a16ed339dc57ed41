// Commits to the embedded database of CUT_FOLDER until it is killed; prints the number of each acknowledged commit.
import { openEmbeddedClient } from '@server/db/embeddedClient';

const client = await openEmbeddedClient(process.env.CUT_FOLDER ?? '');
await client.query('create table entries (number int)');
let last = 0;
const commit = async (): Promise<never> => {
  for (;;) {
    const number = ++last;
    await client.transaction((tx) => tx.query('insert into entries values ($1)', [number]));
    process.stdout.write(`${number}\n`);
  }
};
await Promise.all(Array.from({ length: 4 }, commit));
