import { readFileSync } from 'node:fs';
import { StartFailure } from '../startFailure';

/** Reads the secret in the file that a setting names: its first line. Throws a StartFailure if there is none. */
function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartFailure('secretUnreadable', { setting, path }, cause);
  }
  const [secret = ''] = text.split(/\r?\n/);
  if (!secret) throw new StartFailure('secretEmpty', { setting, path });
  return secret;
}

/** Adds the password in a file to the url of a database. */
export function withPasswordFrom(url: string, setting: string, path: string): string {
  const parsed = new URL(url);
  if (parsed.password) throw new StartFailure('passwordTwice', { setting });
  // The setter leaves a percent sign as it is, which would be read as an escape.
  parsed.password = encodeURIComponent(readSecret(setting, path));
  return parsed.href;
}
