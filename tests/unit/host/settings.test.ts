import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@server/host/settings';
import { StartFailure } from '@server/startFailure';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const postgres = 'postgres://console@db/console';

describe('the server', () => {
  it('listens on this machine only, unless configured otherwise', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    ['on this machine, embedded', {}, 'direct'],
    ['on this machine, by its name', { HOST: 'localhost' }, 'direct'],
    ['on this machine, over IPv6', { HOST: '::1' }, 'direct'],
    ['on this machine, where they are refused', { SAMPLE_LOGINS: '0' }, false],
    ['behind a proxy on this machine', { TRUST_PROXY: 'loopback' }, false],
    ['behind a proxy, where they are asked for', { TRUST_PROXY: 'loopback', SAMPLE_LOGINS: '1' }, true],
    ['open to others', { HOST: '0.0.0.0' }, false],
    ['open to others over IPv6', { HOST: '::' }, false],
    ['open to a network', { HOST: '192.168.1.5' }, false],
    ['open to others, where they are asked for', { HOST: '0.0.0.0', SAMPLE_LOGINS: '1' }, true],
    ['on PostgreSQL', { DATABASE_URL: postgres }, false],
    ['on PostgreSQL, where they are asked for', { DATABASE_URL: postgres, SAMPLE_LOGINS: '1' }, true],
  ])('%s: whether known passwords work', (_where, env, known) => {
    expect(readSettings(env).sampleLogins).toBe(known);
  });

  it.each([
    ['on this machine, embedded', {}, true],
    ['on this machine, where it is not wanted', { SAMPLE_DATA: '0' }, false],
    ['open to others', { HOST: '0.0.0.0' }, false],
    ['behind a proxy', { TRUST_PROXY: 'loopback' }, false],
    ['on PostgreSQL', { DATABASE_URL: postgres }, false],
    ['on PostgreSQL, where it is asked for', { DATABASE_URL: postgres, SAMPLE_DATA: '1' }, true],
    ['in production', { NODE_ENV: 'production' }, false],
  ])('%s: whether an empty database gets sample data', (_where, env, filled) => {
    expect(readSettings(env).sampleData).toBe(filled);
  });

  it.each([
    [{ SAMPLE_LOGINS: '1' }, '不能使用样例账号'],
    [{ CAPTCHA: 'fixed' }, '不能固定验证码'],
  ])('refuses %o in production', (env, sentence) => {
    expect(() => readSettings({ ...env, NODE_ENV: 'production' })).toThrow(sentence);
    expect(() => readSettings(env)).not.toThrow();
  });

  it('in production knows no sample logins, on this machine either', () => {
    expect(readSettings({ NODE_ENV: 'production' }).sampleLogins).toBe(false);
  });

  it('limits idle sessions and uploads, unless told not to', () => {
    expect(readSettings({})).toMatchObject({ sessionIdle: 3_600_000, uploadQuota: 2000 * 1024 * 1024 });
    expect(readSettings({ SESSION_IDLE_MINUTES: '15' }).sessionIdle).toBe(900_000);
    const unlimited = readSettings({ SESSION_IDLE_MINUTES: '0', UPLOAD_MB_PER_DAY: '0' });
    expect([unlimited.sessionIdle, unlimited.uploadQuota]).toEqual([undefined, undefined]);
  });

  it('lets a second account approve gifts up to a limit of its own, never below the one without approval', () => {
    expect(readSettings({}).giftLimits).toEqual({ one: 1_000_000, approved: 2_000_000, day: 2_000_000 });
    expect(readSettings({ GIFT_LIMIT: '100' }).giftLimits).toMatchObject({ one: 100, approved: 2_000_000 });
    expect(readSettings({ GIFT_LIMIT: '3000000' }).giftLimits.approved).toBe(3_000_000);
    expect(readSettings({ GIFT_LIMIT: '100', GIFT_APPROVAL_LIMIT: '100' }).giftLimits.approved).toBe(100);
  });

  it('takes words for passwords, separated by either comma or blanks', () => {
    expect(readSettings({}).passwordWords).toEqual([]);
    expect(readSettings({ PASSWORD_WORDS: 'acme, 存证云，dragon' }).passwordWords).toEqual([
      'acme',
      '存证云',
      'dragon',
    ]);
  });

  it('logs JSON, or for people in a terminal', () => {
    expect(readSettings({}).log).toEqual({ format: 'json', level: 'info' });
    expect(readSettings({}, true).log.format).toBe('pretty');
    expect(readSettings({ LOG_FORMAT: 'json', LOG_LEVEL: 'warn' }, true).log).toEqual({
      format: 'json',
      level: 'warn',
    });
  });
});

describe('the password of the database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The settings with a file of this text. */
  function withFile(text: string, url = postgres) {
    const DATABASE_PASSWORD_FILE = join(folder, 'password');
    writeFileSync(DATABASE_PASSWORD_FILE, text);
    return readSettings({ DATABASE_URL: url, DATABASE_PASSWORD_FILE });
  }

  it.each(['plain', 'a%2Fb@c:d/e?f#g', "100% 'sure'", '密码'])('is read from a file: %s', (password) => {
    for (const end of ['', '\n', '\r\n'])
      expect(new Client(withFile(password + end).databaseUrl)).toMatchObject({
        host: 'db',
        user: 'console',
        password,
        database: 'console',
      });
  });

  it('is only read for a server', () => {
    expect(readSettings({ DATABASE_PASSWORD_FILE: join(folder, 'none') }).databaseUrl).toBeUndefined();
  });

  it('is refused if the file is empty or missing, or if the url has one, too; the sentence has no password', () => {
    const DATABASE_PASSWORD_FILE = join(folder, 'none');
    expect(() => readSettings({ DATABASE_URL: postgres, DATABASE_PASSWORD_FILE })).toThrow(
      `DATABASE_PASSWORD_FILE 指定的文件无法读取：${DATABASE_PASSWORD_FILE}。`,
    );
    expect(() => withFile('\n')).toThrow('DATABASE_PASSWORD_FILE 指定的文件是空的');
    expect(() => withFile('x', 'postgres://console:secret@db/console')).toThrow(
      new StartFailure('passwordTwice', { setting: 'DATABASE_PASSWORD_FILE' }),
    );
  });
});

it.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL 应为以 postgres:// / postgresql:// 开头的地址。'],
  [{ API_URL: 'ftp://x' }, 'API_URL 应为以 http:// / https:// 开头的地址。'],
  [{ PORT: 'abc' }, 'PORT 应为 1 到 65535 的整数。'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT 应为 1 到 65535 的整数。'],
  [{ CAPTCHA: 'off' }, 'CAPTCHA 只能是 fixed，或不设置。'],
  [{ SAMPLE_LOGINS: 'yes' }, 'SAMPLE_LOGINS 只能是 0 / 1，或不设置。'],
  [{ SESSION_IDLE_MINUTES: '1h' }, 'SESSION_IDLE_MINUTES 应为不小于 0 的整数，0 表示不限制。'],
  [{ UPLOAD_MB_PER_DAY: '-1' }, 'UPLOAD_MB_PER_DAY 应为不小于 0 的整数，0 表示不限制。'],
  [{ GIFT_APPROVAL_LIMIT: '5' }, 'GIFT_APPROVAL_LIMIT 不能小于 GIFT_LIMIT。'],
  [{ PASSWORD_RULE: 'any' }, 'PASSWORD_RULE 只能是 contract / long，或不设置。'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT 只能是 json / pretty，或不设置。'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL 只能是 trace / debug / info / warn / error / fatal，或不设置。'],
  [
    { TRUST_PROXY: 'everybody' },
    'TRUST_PROXY 应为代理的地址或网段，用逗号分隔，例如 10.0.0.0/8；也可以写 loopback 或 uniquelocal。',
  ],
])('says what is wrong with the setting %o', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(
    expect.objectContaining({ name: 'StartFailure', message: sentence }),
  );
});
