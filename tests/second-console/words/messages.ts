/** The messages that this application's declarations use besides the engine's. */
export interface OwnMessages {
  readonly reasonRequired: string;
  readonly tooLong: string;
}

declare module 'declared-console/schema/messages' {
  interface MessageCatalogue extends OwnMessages {}
}
