import { wallClock } from '../clock';
import { middleware } from './context';

/**
 * Logs one line for one request. Hono's own logger would print the query, where tickets, signatures and ID numbers are,
 * and knows neither the envelope's code nor the account.
 */
export const requestLog = middleware(async (c, next) => {
  const { clock, log } = c.var.deps;
  const at = clock.now();
  const started = performance.now();
  await next();
  const { code, caller } = c.var;
  const { status } = c.res;
  const outcome = code === undefined ? status : `${status}/${code}`;
  const ms = Math.round(performance.now() - started);
  const path = c.req.path.slice(0, 200);
  log(`${wallClock(at)} ${c.req.method} ${path} ${outcome} ${ms}ms account=${caller?.id ?? '-'}`);
});
