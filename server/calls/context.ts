import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { AccessKind, AccessNote, Recording, TargetKind } from '../audit/recording';
import { sessionExpired } from '../http/refusal';
import type { Account } from '../session/account';
import type { Deps } from './deps';

/** Where a request comes from. */
export interface Origin {
  address?: string;
  /** Whether the request reached this host, or the proxy in front of it, over https. */
  https?: boolean;
  /** Whether the headers say that a proxy passed it on. */
  forwarded?: boolean;
  /** Whether a trusted proxy passed it on. */
  trusted?: boolean;
}

/** Hono's environment of this backend. */
export interface AppEnv {
  /** What the host knows about a request. */
  Bindings: Origin | undefined;
  Variables: {
    requestId: string;
    deps: Deps;
    /** The caller, if known; public calls may have none. */
    caller?: Account;
    /** The envelope's code, for the log. */
    code?: number;
    /** The call, as `METHOD /path`, and what it leaves in the activity log. */
    callName?: string;
    recording?: Recording;
    /** What the handler adds to its entry. */
    accessNote?: AccessNote;
    /** Whether a transaction has recorded it. */
    accessRecorded?: boolean;
    /** How many rows of a list are answered. */
    rows?: number;
    /** What was recorded, for the log. */
    access?: {
      readonly kind: AccessKind;
      readonly targetKind?: TargetKind | undefined;
      readonly targetId?: string;
    };
    /** Why a forwarded request got no answer, for the log. */
    reason?: string;
  };
}

/** A request in progress. */
export type Call = Context<AppEnv>;

const factory = createFactory<AppEnv>();

/** A call's validators, and last its handler: Hono's `createHandlers`, typed for this backend. */
export const handlers = factory.createHandlers;

/** Hono's `createMiddleware`, typed for this backend. */
export const middleware = factory.createMiddleware;

/** The caller's account. Throws the refusal 登录已过期 if there is none. */
export function accountOf(c: Call): Account {
  if (!c.var.caller) throw sessionExpired();
  return c.var.caller;
}

/** The address a request comes from; attempts are counted by it. */
export const addressOf = (c: Call): string => c.env?.address ?? 'local';
