/** A language of the screen, as a BCP 47 tag. */
export type Locale = string;

/** The application's languages, each with its name in its own words; the first is the default. */
export type Locales = Readonly<Record<Locale, string>>;

/** The language that a stored or configured value names, or the default for anything else. */
export const toLocale = (locales: Locales, raw: unknown): Locale => {
  const tags = Object.keys(locales);
  return tags.find((tag) => tag === raw) ?? tags[0] ?? 'en';
};
