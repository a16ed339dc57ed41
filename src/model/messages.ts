/**
 * The messages that declarations can use. i18n adds its own by augmentation, so that a message that is missing in a language
 * doesn't compile, although the schema doesn't import i18n.
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

/** The key of a message. */
export type MessageKey = keyof MessageCatalogue & string;
