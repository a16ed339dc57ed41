/**
 * `npm run backup -- --out DIR` copies the database and the uploaded files of DATA_DIR (or DATABASE_URL) to a new folder,
 * while the server runs. `npm run restore -- --from DIR` restores them to an empty one.
 */
import { sentenceOf } from '../i18n/sentence';
import { backUp, restore } from './backup/backup';
import { readArguments } from './host/arguments';
import { readSettings } from './host/settings';
import { StartFailure } from './startFailure';

async function main(): Promise<void> {
  const values = readArguments('backupUsage', { out: { type: 'string' }, from: { type: 'string' } });
  const settings = readSettings(process.env);
  if (values.out && !values.from) {
    await backUp(settings, values.out);
    console.log(sentenceOf('backedUp', { folder: values.out }));
  } else if (values.from && !values.out) {
    await restore(settings, values.from);
    console.log(sentenceOf('restored', { folder: values.from }));
  } else throw new StartFailure('backupUsage');
}

try {
  await main();
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
