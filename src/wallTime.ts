import { regional } from './regional';

let clock: Intl.DateTimeFormat | undefined;

/** Made once a time zone: making one costs more than a thousand uses. */
function clockThere(): Intl.DateTimeFormat {
  const { timeZone } = regional();
  if (clock?.resolvedOptions().timeZone !== timeZone)
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return clock;
}

/** A moment, or milliseconds since 1970, as `yyyy-MM-dd HH:mm:ss` in the time zone of the application. */
export const wallTime = (at: number | Date): string => clockThere().format(at);

/** The day it is in the application's time zone, `yyyy-MM-dd`, wherever the browser stands. */
export const today = (now: number = Date.now()): string => wallTime(now).slice(0, 10);
