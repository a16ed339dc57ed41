import { type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import pretty from 'pino-pretty';
import type { Answered } from '../http/answered';
import { describe } from '../http/log';

/** How lines are written. */
export interface LogSettings {
  /** One JSON object a line, or a line for people. */
  format: 'json' | 'pretty';
  /** The least that is written. */
  level: Level;
}

/** Writes to standard output, at once: what was logged is there after a crash. */
export function createLogger({ format, level }: LogSettings): Logger {
  if (format === 'pretty')
    return pino({ level, base: undefined }, pretty({ sync: true, singleLine: true, ignore: 'method,path' }));
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** Logs what ends the process, and where. */
export const logCrash = (logger: Logger, reason: unknown): void =>
  logger.fatal(describe(reason), '服务异常退出');

/** Logs one line for a request; it is an error when the server failed. */
export function logAnswered(logger: Logger, { method, path, ...about }: Answered): void {
  const failed = Math.max(about.status, about.code ?? 0) >= 500;
  logger[failed ? 'error' : 'info']({ method, path, ...about }, `${method} ${path}`);
}
