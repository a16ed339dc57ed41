/** An answered request. Its query is left out except in development: it contains tickets, signatures and ID numbers. */
export interface Answered {
  /** As in the answer's `X-Request-Id`: the client's own id, if it sent one. */
  readonly requestId: string;
  readonly method: string;
  /** At most 200 characters; for the console's own paths, at most their first two segments. */
  readonly path: string;
  /** The pattern that the path matched. */
  readonly route: string;
  readonly status: number;
  /** The envelope's code, if the answer is one. */
  readonly code: number | undefined;
  /** Why a forwarded request got no answer. */
  readonly reason: string | undefined;
  /** Until the answer's first byte. */
  readonly ms: number;
  /** The caller's account id. */
  readonly account: number | undefined;
  readonly address: string | undefined;
  /** The kind of access that was recorded, and the kind and id of what it was done to: ids alone, no personal data. */
  readonly access?: string;
  readonly target?: string;
  /** The parameters, in development only, without secrets and personal data. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}
