/** A recorded row or record. */
export type Row = Readonly<Record<string, unknown>>;
