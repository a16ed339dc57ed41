/** Translates a key, as returned by react-admin's `useTranslate`. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
