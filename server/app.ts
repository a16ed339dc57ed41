import { Hono } from 'hono';
import { listReadings } from './audit/listReadings';
import { numberDigest } from './audit/numberDigest';
import { auditTrail } from './audit/trail';
import type { AppEnv } from './calls/context';
import { answersPing, databaseGone, whileDatabaseAnswers } from './calls/database';
import type { AppParts, Deps } from './calls/deps';
import { refusal } from './calls/envelope';
import { requestLog } from './calls/requestLog';
import { noStore, pageHeaders } from './calls/securityHeaders';
import { wasTooSlow } from './db/open';
import { wasConnectionLost } from './db/openPostgres';
import { describe } from './http/log';
import { notFound, Refusal } from './http/refusal';
import { guard } from './routes/guard';
import { mountCalls } from './routes/table';
import { loginLimits } from './session/loginLimits';
import { urlSigner } from './session/signedUrls';

/** A fetch handler; its bindings say where a request comes from. */
export type App = Hono<AppEnv>;

/**
 * Creates the backend as one fetch handler, with everything under /api: `app.fetch(request, { address })`. The caller
 * opens and closes the database.
 */
export async function createApp(parts: AppParts): Promise<App> {
  const deps = await createDeps(parts);
  const app: App = new Hono();
  app.use(async (c, next) => {
    c.set('deps', deps);
    await next();
  });
  app.use(...requestLog(deps.report, deps.reportsParams), pageHeaders, noStore, whileDatabaseAnswers);
  mountCalls(app, guard);
  app.notFound((c) => refusal(c, notFound('接口')));
  app.onError(async (reason, c) => {
    if (reason instanceof Refusal) return refusal(c, reason);
    deps.log.error({ requestId: c.var.requestId, path: c.req.path, ...describe(reason) }, '出错');
    if (wasTooSlow(reason))
      return refusal(c, new Refusal(504, c.req.method === 'GET' ? slowQuery : slowAction));
    if (wasConnectionLost(reason) || !(await answersPing(deps.ping))) return databaseGone(c);
    return refusal(c, new Refusal(500, '服务器内部错误，请稍后再试'));
  });
  return app;
}

const slowQuery = '查询用时过长，已停止。请缩小日期范围，或输入更完整的关键字';
const slowAction = '操作用时过长，已停止，请稍后再试';

/** Fills in defaults, and adds what is derived from the host's parts. */
export async function createDeps(parts: AppParts): Promise<Deps> {
  const { audit = auditTrail(parts.db) } = parts;
  return {
    ping: async () => {},
    report: () => {},
    readings: listReadings(audit, parts.clock),
    ...parts,
    audit,
    digestNumber: await numberDigest(parts.db),
    giftLimits: parts.giftLimits ?? { one: 1_000_000, approved: 2_000_000, day: 2_000_000 },
    limits: loginLimits(parts.db),
    urls: await urlSigner(parts.db, parts.clock),
  };
}
