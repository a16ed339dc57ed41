import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { Deps } from '../deps';
import type { Account } from '../session/account';
import { sessionExpired } from './refusal';

/** Where a request comes from. */
export interface Origin {
  address?: string;
  /** Whether it came over https, to this host or to the proxy before it. */
  https?: boolean;
  /** Whether a proxy has passed it on, as it says itself. */
  forwarded?: boolean;
}

/** What a request carries through middleware and handlers. */
export interface AppEnv {
  /** What the host knows of a request besides itself. */
  Bindings: Origin | undefined;
  Variables: {
    requestId: string;
    deps: Deps;
    /** Who calls, as far as it is known: a public call may have nobody. */
    caller?: Account;
    /** The code of the envelope that was answered, for the log. */
    code?: number;
    /** Why another backend gave no answer, for the log. */
    reason?: string;
  };
}

/** One request on its way. */
export type Call = Context<AppEnv>;

const factory = createFactory<AppEnv>();

/** A call's validators and, last, what answers it: Hono's `createHandlers`, typed for this backend. */
export const handlers = factory.createHandlers;

/** A middleware, typed for this backend. */
export const middleware = factory.createMiddleware;

/** The account that calls. Throws the refusal 登录已过期 where there is none. */
export function accountOf(c: Call): Account {
  if (!c.var.caller) throw sessionExpired();
  return c.var.caller;
}

/** Where a request comes from: what its attempts are counted by. */
export const addressOf = (c: Call): string => c.env?.address ?? 'local';
