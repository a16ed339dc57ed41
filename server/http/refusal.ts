/** Thrown from anywhere in a handler; its code, message and data become the answer's envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The parameters are invalid. */
export const malformed = (message: string): Refusal => new Refusal(422, message);

/** A business rule refuses. */
export const refused = (message: string): Refusal => new Refusal(400, message);

/** Someone else decided first; data says who, when and what. */
export const alreadyDecided = (by: { verifier: string; verify_time: string; status: string }): Refusal =>
  new Refusal(409, '该记录已审核，请刷新', by);

/** The token is missing, unknown, expired or revoked. A client ends its session on this sentence. */
export const sessionExpired = (): Refusal => new Refusal(403, '登录已过期');

/** The account may no longer be used. A client ends its session on this sentence. */
export const accountDisabled = (): Refusal => new Refusal(403, '账号被禁用');

/** The account's role doesn't permit the call. A client ends its session on this sentence. */
export const permissionDenied = (): Refusal => new Refusal(403, '权限不足');

/** An administrator has set the account's password. The session goes on. */
export const mustChangePassword = (): Refusal => new Refusal(428, '密码由管理员设置，请先修改密码');

/** The row doesn't exist, or isn't visible to this account. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what}不存在`);

/** For a promise's `catch`: turns a refusal into undefined and rethrows everything else. */
export function ignoreRefusal(reason: unknown): undefined {
  if (!(reason instanceof Refusal)) throw reason;
}
