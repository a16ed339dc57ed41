import type { Reading } from '../../model/readings';

/** A value that is shown under a picture, to be compared with it. */
export interface BesideValue {
  /** The record's field. */
  readonly path: string;
  /** Its label, in words. */
  readonly label: string;
  /** As people read it; — if the record has none. */
  readonly text: string;
  /** As it is copied and compared; empty if there is none to copy. */
  readonly value: string;
  /** In groups of how many characters it is shown. */
  readonly groups: readonly number[];
  /** What is read from the picture for it, if it can be compared. */
  readonly reads: readonly Reading[];
}

/** One picture of a record. */
export interface Picture {
  /** The record's field. */
  readonly key: string;
  /** In words. */
  readonly label: string;
  /** Checked; `undefined` if the server sent something that must not be loaded. */
  readonly url: string | undefined;
  /** What is shown under it. */
  readonly beside?: readonly BesideValue[];
}
