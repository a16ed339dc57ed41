/** A person or a company that was found in a list. */
export interface Person {
  /** The list's name. */
  readonly list: string;
  readonly name: string;
  readonly phone: string;
  /** The page of the person; empty if there is none. */
  readonly path: string;
}

/** An option of the palette. */
export interface Destination {
  readonly key: string;
  readonly label: string;
  /** The name of its group, in words. */
  readonly group: string;
  /** What else is to be said of it, such as how many rows are there. */
  readonly detail?: string;
  /** What it opens: an address, a person with what belongs to them, or what it does. */
  readonly opens: string | Person | (() => void);
  /** Whether what it does takes the palette's place. */
  readonly stays?: boolean;
}
