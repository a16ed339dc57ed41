/** Where the application's people are. */
export interface Regional {
  /** The IANA time zone that the server's dates are written in, and in which it is today. */
  readonly timeZone: string;
  /** The locale that numbers are written in, in every language of the screen. */
  readonly numberLocale: string;
}

let current: Regional = { timeZone: 'UTC', numberLocale: 'en-US' };

/** Called once, before anything is drawn. */
export function setRegional({ timeZone, numberLocale }: Regional) {
  current = { timeZone, numberLocale };
}

/** What {@link setRegional} was given. */
export const regional = (): Regional => current;
