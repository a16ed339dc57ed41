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

/** Called once, before anything is drawn. */
export function setRegional({ timeZone, numberLocale, currency }: Regional) {
  current = { timeZone, numberLocale, currency };
}

/** What {@link setRegional} was given. */
export const regional = (): Regional => current;
