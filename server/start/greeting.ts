import type { Logger } from 'pino';
import { type SentenceName, sentenceOf, type Values } from '../../i18n/sentence';
import type { Backend } from '../backend';
import type { HostSettings } from '../host/settings';
import { sampleLogins } from '../seed/rights';
import { handOver } from './firstPassword';

/**
 * Prints who can log in and, last, where the console is: as plain lines for people, in the language of their environment,
 * through the log for programs.
 */
export function greet(
  settings: HostSettings,
  backend: Pick<Backend, 'firstAdministrator' | 'awaitsFirstLogin'> | undefined,
  log: Logger,
): void {
  const { host, port, metricsPort, apiUrl, captchaFixed } = settings;
  const isRead = settings.log.format === 'pretty';
  const sayIn = (lines: Logger) => (isRead ? console.log : (line: string) => lines.info(line));
  const say = (name: SentenceName, values?: Values) => sayIn(log)(sentenceOf(name, values));
  // At every log level: nobody can log in without it.
  if (backend) handOver(backend, settings, sayIn(log.child({}, { level: 'info' })));
  // `npm run dev` prints its own address.
  if (settings.apiOnly) return;
  const shown = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  if (apiUrl) say('forwardsTo', { address: apiUrl });
  else if (settings.sampleLogins) {
    say('sampleLogins');
    for (const { username, password, status } of sampleLogins)
      say(status === '1' ? 'sampleLogin' : 'sampleLoginDisabled', { username, password });
  } else say('noSampleLogins');
  if (captchaFixed && !apiUrl) say('captchaFixed');
  if (metricsPort) say('metricsAt', { address: `http://${shown}:${metricsPort}/metrics` });
  if (isRead) say('stop');
  say('started', { address: `http://${shown}:${port}` });
}
