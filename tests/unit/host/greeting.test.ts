import { greet } from '@mocks/host/greeting';
import { readSettings } from '@mocks/host/settings';
import { pino } from 'pino';
import { expect, it } from 'vitest';

it('prints the first administrator’s password at every log level, because it is shown only once', () => {
  const lines: string[] = [];
  const settings = readSettings({ LOG_LEVEL: 'error', LOG_FORMAT: 'json' });
  const log = pino({ level: settings.log.level }, { write: (line: string) => lines.push(line) });
  greet(settings, { firstAdministrator: { username: 'admin', password: 'once2026' } }, log);
  expect(lines).toEqual([expect.stringContaining('首个管理员：admin / once2026')]);
});
