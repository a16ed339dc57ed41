import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '../../i18n/sentence';
import type { Backend } from '../backend';
import type { HostSettings } from '../host/settings';

/** The file in the data folder that holds the first administrator's password until somebody has logged in with it. */
export const passwordFile = (dataDir: string): string => join(dataDir, 'first-login.txt');

/**
 * Hands over the first administrator's one-time password: to the terminal if there is one, otherwise in a file that only
 * this user can read. Never through the log, which others read and keep. The file goes at the first start after
 * somebody has logged in with it.
 * @param say prints a line about the file
 */
export function handOver(
  { firstAdministrator: first, awaitsFirstLogin }: Pick<Backend, 'firstAdministrator' | 'awaitsFirstLogin'>,
  { dataDir, inTerminal }: Pick<HostSettings, 'dataDir' | 'inTerminal'>,
  say: (line: string) => void,
): void {
  const file = passwordFile(dataDir);
  if (!awaitsFirstLogin) rmSync(file, { force: true });
  if (!first) return;
  const login = `${first.username} / ${first.password}`;
  if (inTerminal) {
    console.log(sentenceOf('firstLogin', { login }));
    return;
  }
  // Removed first: the mode of an existing file would stay as it is.
  rmSync(file, { force: true });
  writeFileSync(file, `${login}\n`, { mode: 0o600 });
  say(sentenceOf('firstLoginFile', { file }));
}
