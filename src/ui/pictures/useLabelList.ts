import { useLocale } from 'react-admin';

/** Returns what lists labels in a sentence of the user's language. */
export function useLabelList(): (labels: readonly string[]) => string {
  const locale = useLocale();
  return (labels) => new Intl.ListFormat(locale, { style: 'narrow' }).format(labels);
}
