import { type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import pretty from 'pino-pretty';
import type { Answered } from '../http/answered';
import { describe } from '../http/log';

export interface LogSettings {
  /** One JSON object per line, or lines for people. */
  format: 'json' | 'pretty';
  /** The lowest level that is written. */
  level: Level;
}

/** Logs to standard output synchronously, so that nothing is lost in a crash. */
export function createLogger({ format, level }: LogSettings): Logger {
  if (format === 'pretty')
    return pino({ level, base: undefined }, pretty({ sync: true, singleLine: true, ignore: 'method,path' }));
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, pino.destination({ sync: true }));
}

/** Logs the error that ends the process. */
export const logCrash = (logger: Logger, reason: unknown): void =>
  logger.fatal(describe(reason), '服务异常退出');

/** Logs a request as one line, as an error if the server failed. */
export function logAnswered(logger: Logger, { method, path, ...about }: Answered): void {
  const failed = Math.max(about.status, about.code ?? 0) >= 500;
  logger[failed ? 'error' : 'info']({ method, path, ...about }, `${method} ${path}`);
}
