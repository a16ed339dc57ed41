/** A language of the user interface, as a BCP 47 tag. */
export type Locale = string;

/** The application's languages, each with its own name for itself; the first is the default. */
export type Locales = Readonly<Record<Locale, string>>;

/** The language that a stored value names, or the default. */
export const toLocale = (locales: Locales, raw: unknown): Locale => {
  const tags = Object.keys(locales);
  return tags.find((tag) => tag === raw) ?? tags[0] ?? 'en';
};
