import type { Logger } from 'pino';
import type { Backend } from '../backend';
import { sampleLogins } from '../seed/rights';
import { handOver } from './firstPassword';
import type { HostSettings } from './settings';

/** Prints where the console is and who can log in: as plain lines for people, through the log for programs. */
export function greet(
  settings: HostSettings,
  backend: Pick<Backend, 'firstAdministrator' | 'awaitsFirstLogin'> | undefined,
  log: Logger,
): void {
  const { host, port, metricsPort, apiUrl, captchaFixed } = settings;
  const sayIn = (lines: Logger) =>
    settings.log.format === 'pretty' ? console.log : (line: string) => lines.info(line);
  const say = sayIn(log);
  // At every log level: nobody can log in without it.
  if (backend) handOver(backend, settings, sayIn(log.child({}, { level: 'info' })));
  // `npm run dev` prints its own address.
  if (settings.apiOnly) return;
  const shown = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  say(`控制台已启动：http://${shown}:${port}`);
  if (metricsPort) say(`监控指标：http://${shown}:${metricsPort}/metrics`);
  if (apiUrl) {
    say(`接口转发到：${apiUrl}`);
    return;
  }
  if (settings.sampleLogins) {
    say('样例账号：');
    for (const { username, password, realname, status } of sampleLogins)
      say(`  ${username} / ${password}　${realname}${status === '1' ? '' : '（已禁用）'}`);
  } else {
    say('样例账号的密码在此不可用（SAMPLE_LOGINS=1 开启）。');
  }
  if (captchaFixed) say('验证码固定为 1234（CAPTCHA=fixed），仅用于测试。');
}
