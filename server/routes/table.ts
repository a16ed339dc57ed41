import type { Hono, MiddlewareHandler } from 'hono';
import { type AppEnv, addressOf, middleware } from '../calls/context';
import { formBody } from '../calls/params';
import { recordAccess } from '../calls/recordAccess';
import { type Access, accessFor, type CallName, type Handlers } from './access';
import { accounts } from './accounts';
import { attestationPreview } from './attestationPreview';
import { auditArea } from './audit';
import { balances } from './balances';
import { claims } from './claims';
import { downloads } from './downloads';
import { evidence } from './evidence';
import { exportReports } from './exportReports';
import { exportsArea } from './exports';
import { figures } from './figures';
import { files } from './files';
import { forensics } from './forensics';
import { giftApprovals } from './giftApprovals';
import { invoices } from './invoices';
import { login } from './login';
import { logs } from './logs';
import { notarization } from './notarization';
import { orders } from './orders';
import { password } from './password';
import { points } from './points';
import { previewImage } from './previewImage';
import { receipts } from './receipts';
import { recorded } from './recorded';
import { roles } from './roles';
import { sessions } from './sessions';
import { sharedQueries } from './sharedQueries';
import { unlock } from './unlock';
import { uploads } from './uploads';
import { users } from './users';
import { versions } from './versions';

/**
 * Every call and its handlers: a missing call, or one without a row in access.ts, does not compile. An area file ends
 * in `satisfies Partial<Record<CallName, Handlers>>`.
 */
const calls: Record<CallName, Handlers> = {
  ...login,
  ...figures,
  ...files,
  ...users,
  ...balances,
  ...points,
  ...giftApprovals,
  ...claims,
  ...receipts,
  ...sharedQueries,
  ...exportReports,
  ...exportsArea,
  ...evidence,
  ...notarization,
  ...previewImage,
  ...forensics,
  ...downloads,
  ...attestationPreview,
  ...accounts,
  ...invoices,
  ...logs,
  ...orders,
  ...roles,
  ...sessions,
  ...password,
  ...uploads,
  ...versions,
  ...recorded,
  ...auditArea,
  ...unlock,
};

/**
 * Counts before checking token and body, so that malformed calls count too, and refused ones cost no further checks.
 */
const countVisit = middleware(async (c, next) => {
  await c.var.deps.limits.visit(addressOf(c));
  await next();
});

/** Routes every call to its handlers, behind the count, the guard and, for forms, the limits on bodies. */
export function mountCalls(app: Hono<AppEnv>, guard: (access: Access) => MiddlewareHandler<AppEnv>): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const [method = '', declared = ''] = name.split(' ');
    const path = declared.replaceAll(/\{(\w+)\}/g, ':$1');
    const access = accessFor(name);
    app.on(method, path, recordAccess(name, access.records));
    if (access.isCounted) app.on(method, path, countVisit);
    app.on(method, path, guard(access));
    if (method === 'POST' && !access.rawBody) app.on(method, path, formBody);
    app.on(method, [path], ...calls[name]);
  }
}
