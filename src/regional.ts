/** Where the application's people are. */
export interface Regional {
  /** The IANA time zone that the server's dates are written in, and in which it is today. */
  readonly timeZone: string;
  /** The locale that numbers are written in, in every language of the screen. */
  readonly numberLocale: string;
  /** The ISO 4217 code of what amounts of money are in. */
  readonly currency: string;
}

let current: Regional = { timeZone: 'UTC', numberLocale: 'en-US', currency: 'USD' };
let wall: Intl.DateTimeFormat | undefined;

/** Made once: making one costs more than a thousand uses. */
function wallClock() {
  const { timeZone } = current;
  wall ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return wall;
}

/** Called once, before anything is drawn. */
export function setRegional({ timeZone, numberLocale, currency }: Regional) {
  current = { timeZone, numberLocale, currency };
  wall = undefined;
}

/** What {@link setRegional} was given. */
export const regional = (): Regional => current;

/** The day it is in the application's time zone, `yyyy-MM-dd`, wherever the browser stands. */
export const today = (now: number = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: current.timeZone, dateStyle: 'short' }).format(now);

/** A moment, or milliseconds since 1970, as `yyyy-MM-dd HH:mm:ss` in the time zone of the application. */
export const wallTime = (at: number | Date): string => wallClock().format(at);
