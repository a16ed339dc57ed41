import { accountOf, type Call, middleware } from '../calls/context';
import { plainPage } from '../http/plainPage';
import { ignoreRefusal, mustChangePassword, permissionDenied } from '../http/refusal';
import type { Account } from '../session/account';
import { hasEntry } from '../session/entries';
import { spendTicket } from '../session/tickets';
import { accountOfToken, bearerOf } from '../session/tokens';
import type { Access } from './access';

/**
 * Whether an account's role allows a call with these parameters. Of entries that share a permission, it needs the one
 * that they ask for, or all of them if what they ask for is none of their kinds. A parameter that is missing is left to
 * the call itself.
 */
export function mayCall(account: Account, { who, by }: Access, asked: URLSearchParams): boolean {
  if (typeof who === 'string') return true;
  if (!who.some((permission) => account.permissions.has(permission))) return false;
  const [param, group] = by ?? [];
  const kinds = param === undefined ? [] : asked.getAll(param).map((kind) => kind.trim());
  return !group || kinds.every((kind) => kind === '' || hasEntry(account, group, kind));
}

const queryOf = (c: Call): URLSearchParams => new URL(c.req.url).searchParams;

/** Lets a call through if it is public, or for the bearer of a session or of a one-time ticket. */
export const guard = (access: Access) =>
  access.who === 'public'
    ? knowCaller
    : access.byTicket
      ? ticketOr(session(access), access)
      : session(access);

/** Says who calls; the urls that the call answers are signed for the caller's session. */
function know(c: Call, caller: Account | undefined): void {
  c.set('caller', caller);
  const { deps } = c.var;
  if (caller) c.set('deps', { ...deps, urls: deps.urls.forSession(caller.sessionId) });
}

/** A public call may come with a session; a dead token counts as none. */
const knowCaller = middleware(async (c, next) => {
  const token = bearerOf(c.req.raw);
  if (token) know(c, await accountOfToken(c.var.deps, token).catch(ignoreRefusal));
  await next();
});

const session = (access: Access) =>
  middleware(async (c, next) => {
    // Set before the permission check, so that the log names who was refused.
    know(c, await accountOfToken(c.var.deps, bearerOf(c.req.raw)));
    const { forcesPasswordChange } = c.var.deps;
    if (forcesPasswordChange && accountOf(c).mustChangePassword && !access.beforeChange)
      throw mustChangePassword();
    if (!mayCall(accountOf(c), access, queryOf(c))) throw permissionDenied();
    await next();
  });

/** A navigating browser sends no token, and gets a page instead of an envelope. */
const ticketOr = (otherwise: ReturnType<typeof session>, access: Access) =>
  middleware(async (c, next) => {
    if (bearerOf(c.req.raw)) return otherwise(c, next);
    know(c, await spendTicket(c.var.deps, c.req.raw));
    const { caller } = c.var;
    if (!(caller && mayCall(caller, access, queryOf(c))))
      return plainPage(410, '下载链接已失效，请返回后重新下载');
    await next();
  });
