import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@server/host/settings';
import { passwordFile } from '@server/start/firstPassword';
import { greet } from '@server/start/greeting';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'greeting-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const first = { firstAdministrator: { username: 'admin', password: 'once2026' }, awaitsFirstLogin: true };

/** Greets, and returns what was logged, at the highest level that still says something. */
function greeted(backend: Parameters<typeof greet>[1], inTerminal: boolean) {
  const lines: string[] = [];
  const settings = readSettings({ LOG_LEVEL: 'error', LOG_FORMAT: 'json', DATA_DIR: dataDir }, inTerminal);
  greet(
    settings,
    backend,
    pino({ level: settings.log.level }, { write: (line: string) => lines.push(line) }),
  );
  return lines.join('');
}

/** What is printed in a terminal, with more of the environment. */
function printed(env: NodeJS.ProcessEnv) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const settings = readSettings({ DATA_DIR: dataDir, ...env }, true);
  greet(settings, { awaitsFirstLogin: false }, pino({ enabled: false }));
  return print.mock.calls.map(([line]) => String(line));
}

describe('the greeting', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['zh_CN.UTF-8', '控制台'],
    ['en_US.UTF-8', 'Console'],
  ])('says the address last, in the language of %s', (locale, name) => {
    vi.stubEnv('LC_ALL', locale);
    expect(printed({ METRICS_PORT: '9100', CAPTCHA: 'fixed' }).at(-1)).toMatch(
      new RegExp(`^${name} +http://localhost:8080$`),
    );
    expect(printed({ API_URL: 'https://api.example.com' }).at(-1)).toContain('http://localhost:8080');
  });

  it('has few and short lines', () => {
    vi.stubEnv('LC_ALL', 'en_US.UTF-8');
    const lines = printed({ METRICS_PORT: '9100', CAPTCHA: 'fixed' });
    expect(lines.length).toBeLessThan(12);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});

describe("the first administrator's password", () => {
  it('is written to a file that only this user reads, and the log says where, at every level', () => {
    const file = passwordFile(dataDir);
    // Readable by all: its mode must not be kept.
    writeFileSync(file, 'old', { mode: 0o666 });
    const logged = greeted(first, false);
    expect(logged).toContain(file);
    expect(logged).not.toContain('once2026');
    expect(readFileSync(file, 'utf8')).toBe('admin / once2026\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is printed in a terminal, and neither logged nor written', () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(greeted(first, true)).not.toContain('once2026');
    expect(print).toHaveBeenCalledWith(expect.stringContaining('首个管理员：admin / once2026'));
    expect(() => statSync(passwordFile(dataDir))).toThrow();
  });

  it('stays in its file until somebody has logged in with it', () => {
    greeted(first, false);
    greeted({ awaitsFirstLogin: true }, false);
    expect(readFileSync(passwordFile(dataDir), 'utf8')).toContain('once2026');
    greeted({ awaitsFirstLogin: false }, false);
    expect(() => statSync(passwordFile(dataDir))).toThrow();
  });
});
