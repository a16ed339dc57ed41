/** A request that was answered. Its query is left out in operation: tickets, signatures and ID numbers stand in it. */
export interface Answered {
  /** What the answer's `X-Request-Id` says; the request's own, where it brought one. */
  readonly requestId: string;
  readonly method: string;
  /** At most 200 characters, and of the console's own paths no more than two parts. */
  readonly path: string;
  /** The pattern that the path matched. */
  readonly route: string;
  readonly status: number;
  /** The code in the envelope, where the answer is one. */
  readonly code: number | undefined;
  /** Why another backend gave no answer. */
  readonly reason: string | undefined;
  /** Until its first byte. */
  readonly ms: number;
  /** The id of who called. */
  readonly account: number | undefined;
  readonly address: string | undefined;
  /** What it was sent with, in development alone, without secrets and personal data. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}
