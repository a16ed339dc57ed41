/**
 * The sentences a declaration can name. i18n adds its own by augmentation, so that a message that isn't there in
 * both languages doesn't compile, and the schema still imports nothing.
 */
export interface MessageCatalogue {
  readonly required: string;
}

/** The key of a sentence that both languages have. */
export type MessageKey = keyof MessageCatalogue & string;
