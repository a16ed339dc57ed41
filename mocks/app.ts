import { Hono } from 'hono';
import type { AppParts, Deps } from './deps';
import { readForm } from './http/body';
import { type Answer, permissionLacking, Refusal, sessionExpired } from './http/envelope';
import { plainPage } from './http/plainPage';
import { logLine } from './http/requestLog';
import { apiHeaders, withHeaders } from './http/securityHeaders';
import { accessFor, type CallName } from './routes/access';
import { Exchange } from './routes/exchange';
import { mayCall } from './routes/mayCall';
import { callOf } from './routes/names';
import { handlers } from './routes/table';
import type { Account } from './session/account';
import { loginLimits } from './session/loginLimits';
import { urlSigner } from './session/signedUrls';
import { spendTicket } from './session/tickets';
import { accountOfToken, bearerOf } from './session/tokens';

/** What a host tells about a request besides itself. */
interface HostBindings {
  address?: string;
}

export type App = Hono<{ Bindings: HostBindings }>;

/**
 * The stand-in backend as one fetch handler, everything under /api: `app.fetch(request, { address })`. The host opens the
 * database and closes it.
 */
export async function createApp(parts: AppParts): Promise<App> {
  const deps = await createDeps(parts);
  const app: App = new Hono();
  app.all('/api/*', async (c) => {
    const started = performance.now();
    const at = deps.clock.now();
    const visit = new Visit(deps, c.req.raw, c.env?.address ?? 'local');
    const { response, code } = await visit.answer();
    const { method, path } = c.req;
    const { status } = response;
    const ms = performance.now() - started;
    deps.log(logLine({ at, method, path, status, code, ms, accountId: visit.caller?.id }));
    return withHeaders(response, apiHeaders);
  });
  return app;
}

/** Completes what a host hands over with what follows from it. */
export async function createDeps(parts: AppParts): Promise<Deps> {
  return { ...parts, limits: loginLimits(parts.db), urls: await urlSigner(parts.db, parts.clock) };
}

/** A request from its arrival to its response; keeps who called, for the log. */
class Visit {
  caller: Account | undefined;
  private readonly url: URL;

  constructor(
    private readonly deps: Deps,
    private readonly request: Request,
    private readonly address: string,
  ) {
    this.url = new URL(request.url);
  }

  async answer(): Promise<{ response: Response; code?: number }> {
    const outcome = await this.run().catch((reason: unknown) => this.failure(reason));
    if (outcome instanceof Response) return { response: outcome };
    return { response: Response.json(outcome), code: outcome.code };
  }

  private async run(): Promise<Answer | Response> {
    const name = callOf(this.request.method, this.url.pathname);
    if (!name) throw new Refusal(404, '接口不存在');
    const access = accessFor(name);
    if (access.byTicket && !bearerOf(this.request)) {
      this.caller = await spendTicket(this.deps, this.url);
      if (!this.caller || !mayCall(this.caller, access))
        return plainPage(410, '下载链接已失效，请返回后重新下载');
    } else {
      this.caller = await this.identify(name);
    }
    const params =
      this.request.method === 'POST' && !access.rawBody
        ? await readForm(this.request)
        : this.url.searchParams;
    return handlers[name](new Exchange(this.deps, this.request, this.url, this.address, params, this.caller));
  }

  private async identify(name: CallName): Promise<Account | undefined> {
    const access = accessFor(name);
    const token = bearerOf(this.request);
    if (access.who === 'public')
      return token ? accountOfToken(this.deps, token).catch(ignoreRefusal) : undefined;
    if (!token) throw sessionExpired();
    // Known before the permission is looked at, so that the log names who was refused.
    this.caller = await accountOfToken(this.deps, token);
    if (!mayCall(this.caller, access)) throw permissionLacking();
    return this.caller;
  }

  private failure(reason: unknown): Answer {
    if (reason instanceof Refusal) return reason.toAnswer();
    this.deps.log(`出错 ${this.url.pathname} ${describe(reason)}`);
    return { code: 500, message: '服务器内部错误，请稍后再试', data: null };
  }
}

function ignoreRefusal(reason: unknown): undefined {
  if (!(reason instanceof Refusal)) throw reason;
}

/** What failed and where, without the statement's parameters: they may be personal. */
function describe(reason: unknown): string {
  const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason;
  if (!(cause instanceof Error)) return 'unknown';
  return `${cause.name}: ${cause.message.split('\n')[0]} ${cause.stack?.split('\n')[1]?.trim() ?? ''}`;
}
