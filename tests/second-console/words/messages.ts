/** The sentences that the declarations of this application name besides the engine's. */
export interface OwnMessages {
  readonly reasonRequired: string;
  readonly tooLong: string;
}

declare module '@/schema/messages' {
  interface MessageCatalogue extends OwnMessages {}
}
