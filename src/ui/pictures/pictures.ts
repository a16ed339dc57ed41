/** One picture of a record. */
export interface Picture {
  /** The record's field. */
  readonly key: string;
  /** In words. */
  readonly label: string;
  /** Checked; `undefined` if the server sent something that must not be loaded. */
  readonly url: string | undefined;
}
