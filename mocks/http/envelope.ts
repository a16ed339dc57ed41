/** What a call answers in its body: page 3 of the specification, "The envelope". HTTP status stays 200. */
export interface Answer<T = unknown> {
  code: number;
  message: string;
  data: T;
}

/** Success with data. */
export const ok = <T>(data: T, message = 'success'): Answer<T> => ({ code: 200, message, data });

/** One page of a list; count is the total over all pages. */
export const list = <T>(rows: T[], total: number): Answer<{ data: T[]; count: number }> =>
  ok({ data: rows, count: total });

/** A refusal thrown from anywhere in a handler; it becomes the answer as it stands. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  toAnswer(): Answer {
    return { code: this.code, message: this.message, data: this.data };
  }
}

/** The parameters make no sense. */
export const malformed = (message: string): Refusal => new Refusal(422, message);

/** A rule of the business refuses. */
export const refused = (message: string): Refusal => new Refusal(400, message);

/** Somebody else decided first; data says who, when and what. */
export const alreadyDecided = (by: { verifier: string; verify_time: string; status: string }): Refusal =>
  new Refusal(409, '该记录已审核，请刷新', by);

/** The refusals that end the session, in the words that section 8 knows them by. */
export const sessionExpired = (): Refusal => new Refusal(403, '登录已过期');
export const accountDisabled = (): Refusal => new Refusal(403, '账号被禁用');
export const permissionLacking = (): Refusal => new Refusal(403, '权限不足');
/** There is no such row, or none that this account may see. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what}不存在`);
