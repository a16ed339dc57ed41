/** The region the application is used in. */
export interface Regional {
  /** The IANA time zone of the server's dates, and of "today". */
  readonly timeZone: string;
  /** The locale numbers are written in, whatever the language of the user interface. */
  readonly numberLocale: string;
  /** The ISO 4217 code of the currency. */
  readonly currency: string;
}

let current: Regional = { timeZone: 'UTC', numberLocale: 'en-US', currency: 'USD' };

/** Called once, before the first render. */
export function setRegional({ timeZone, numberLocale, currency }: Regional) {
  current = { timeZone, numberLocale, currency };
}

/** What {@link setRegional} was given. */
export const regional = (): Regional => current;
