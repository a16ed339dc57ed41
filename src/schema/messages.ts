/**
 * The sentences a declaration can name. i18n adds its own by augmentation, so that a message that isn't there in
 * both languages doesn't compile, and the schema still imports nothing.
 */
export interface MessageCatalogue {
  readonly required: string;
  readonly dateWrong: string;
  readonly rangeWrong: string;
  readonly numberWrong: string;
  readonly numberNotWhole: string;
  readonly numberTooPrecise: string;
  readonly numberTooSmall: string;
  readonly numberTooLarge: string;
}

/** The key of a sentence that both languages have. */
export type MessageKey = keyof MessageCatalogue & string;
