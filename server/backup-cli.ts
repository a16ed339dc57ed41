/**
 * `npm run backup -- --out DIR` copies the database and the uploaded files of DATA_DIR (or DATABASE_URL) to a new folder,
 * while the server runs. `npm run restore -- --from DIR` restores them to an empty one.
 */
import { parseArgs } from 'node:util';
import { backUp, restore } from './backup/backup';
import { readSettings } from './host/settings';
import { StartFailure } from './host/startFailure';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, from: { type: 'string' } } });
  const settings = readSettings(process.env);
  if (values.out && !values.from) {
    await backUp(settings, values.out);
    console.log(`已备份到 ${values.out}。恢复：npm run restore -- --from ${values.out}`);
  } else if (values.from && !values.out) {
    await restore(settings, values.from);
    console.log(`已从 ${values.from} 恢复。现在可以启动：npm start`);
  } else throw new StartFailure('用法：npm run backup -- --out 目录，或 npm run restore -- --from 目录。');
}

try {
  await main();
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
