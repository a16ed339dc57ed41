import type { UrlGate } from '@/api/safeUrl';

/** One picture of a record. */
export interface Picture {
  /** The record's field. */
  readonly key: string;
  /** In words. */
  readonly label: string;
  /** Checked; `undefined` where the server sent something that must not be loaded. */
  readonly url: string | undefined;
}

/**
 * The pictures that a record carries, in the order of `keys`; fields without one are left out.
 * @param label the words for a field
 */
export function picturesOf<K extends string>(
  record: { readonly [P in K]?: string | undefined },
  keys: readonly K[],
  label: (key: K) => string,
  safeUrl: UrlGate,
): readonly Picture[] {
  return keys
    .filter((key) => Boolean(record[key]))
    .map((key) => ({ key, label: label(key), url: safeUrl(record[key]) }));
}

/** Whether what stands in a picture's place is a document, which the browser opens on its own. */
export const isDocument = ({ url }: Picture): boolean =>
  url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
