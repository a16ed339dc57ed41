/** The region an application is used in. */
export interface Regional {
  /** The IANA time zone of the server's dates, and of "today". */
  readonly timeZone: string;
  /** The locale numbers are written in, whatever the language of the user interface. */
  readonly numberLocale: string;
  /** The ISO 4217 code of the currency. */
  readonly currency: string;
}

/** Of a field that belongs to no resource of a console; see {@link fieldIn}. */
export const NOWHERE: Regional = { timeZone: 'UTC', numberLocale: 'en-US', currency: 'USD' };
