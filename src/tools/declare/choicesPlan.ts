/** A recorded list whose rows are what an input chooses from: `{ id, name }`. */
export interface ChoicesPlan {
  /** Its name in the recording. */
  readonly name: string;
  /** `GET /api/channel/list`. */
  readonly call: string;
  readonly rows?: string;
  /** The fields that are sent and shown. */
  readonly value: string;
  readonly text: string;
}

/** Finds the choices of a parameter, by its name and the values that it was sent with. */
export type FindChoices = (param: string, sent: readonly string[]) => ChoicesPlan | undefined;
