import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { journalRows, type Loan, loanRows, people, type Tool, toolRows } from './data.ts';

/** A server with in-memory data; `asked` holds the requested API paths. */
export interface ToolLibrary {
  readonly url: string;
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

type Found = { readonly [K in keyof Tool]?: unknown } & { readonly id: string };

const paged = (context: Context, rows: readonly Found[]) => {
  const page = Number(context.req.query('page') ?? 1);
  const size = Number(context.req.query('pageSize') ?? 10);
  return context.json({ items: rows.slice((page - 1) * size, page * size), total: rows.length });
};

/** Tools by a field, descending after a minus; without one in the order they were bought. */
function sorted(tools: readonly Tool[], sort = ''): readonly Tool[] {
  const [field] = (['name', 'deposit', 'boughtAt'] as const).filter((each) => sort.endsWith(each));
  if (!field) return tools;
  const ascending = tools.toSorted((one, other) => (one[field] < other[field] ? -1 : 1));
  return sort.startsWith('-') ? ascending.toReversed() : ascending;
}

/** Serves a folder with a built console, and the API that it calls. */
export async function startToolLibrary(folder: string): Promise<ToolLibrary> {
  const tools: Tool[] = toolRows();
  const loans: Loan[] = loanRows();
  const asked: string[] = [];
  const app = new Hono<{ Variables: { person: (typeof people)[number] } }>();

  app.post('/v1/sessions', async (context) => {
    const { email, password } = await context.req.json();
    const person = people.find((each) => each.email === email && each.password === password);
    if (!person) return context.json({ error: 'Wrong e-mail or password' }, 401);
    return context.json({ token: person.token, user: { id: person.id, name: person.name } }, 201);
  });
  app.use('/v1/*', async (context, next) => {
    asked.push(`${context.req.method} ${context.req.path}`);
    const person = people.find(({ token }) => context.req.header('Authorization') === `Bearer ${token}`);
    if (!person) return context.json({ error: 'Log in first' }, 401);
    context.set('person', person);
    await next();
  });
  app.delete('/v1/sessions/current', (context) => context.body(null, 204));
  app.get('/v1/me', (context) => context.json({ sections: context.get('person').sections }));

  app.get('/v1/tools', (context) => {
    const { name = '', condition, boughtAfter = '', stars = '' } = context.req.query();
    const found = tools.filter(
      (tool) =>
        tool.name.includes(name) &&
        (!condition || tool.condition === condition) &&
        (!stars || String(tool.stars) === stars) &&
        tool.boughtAt > boughtAfter,
    );
    return paged(context, sorted(found, context.req.query('sort')));
  });
  app.get('/v1/tools/:id', (context) => {
    const tool = tools.find(({ id }) => id === context.req.param('id'));
    return tool ? context.json(tool) : context.json({ error: 'There is no such tool' }, 404);
  });
  app.post('/v1/tools', async (context) => {
    const tool = { ...toolRows()[0], ...(await context.req.json()), id: `t${tools.length + 1}` } as Tool;
    tools.unshift({ ...tool, deposit: Number(tool.deposit) });
    return context.json({ id: tool.id }, 201);
  });
  app.post('/v1/tools/broken', async (context) => {
    const ids = String((await context.req.json()).ids).split(',');
    for (const [index, tool] of tools.entries())
      if (ids.includes(tool.id)) tools[index] = { ...tool, condition: 'broken' };
    return context.body(null, 204);
  });
  app.patch('/v1/tools/:id', async (context) => {
    const index = tools.findIndex(({ id }) => id === context.req.param('id'));
    const sent = await context.req.json();
    if (tools.some(({ id, name }) => name === sent.name && id !== tools[index]?.id))
      return context.json({ error: 'Not changed', fields: { name: 'Another tool has this name' } }, 422);
    const changed = { ...tools[index], ...sent } as Tool;
    tools[index] = { ...changed, deposit: Number(changed.deposit) };
    return context.body(null, 204);
  });

  app.get('/v1/loans', (context) => {
    const { status, member = '', tool } = context.req.query();
    const found = loans.filter(
      (loan) =>
        (!status || loan.status === status) &&
        loan.member.includes(member) &&
        (!tool || loan.toolId === tool),
    );
    return paged(context, found);
  });
  app.get('/v1/loans/:id', (context) =>
    context.json(loans.find(({ id }) => id === context.req.param('id')) ?? {}),
  );
  app.patch('/v1/loans/:id', async (context) => {
    const index = loans.findIndex(({ id }) => id === context.req.param('id'));
    const loan = loans[index];
    if (loan?.status !== 'requested')
      return context.json({ error: 'Decided already', by: loan?.decidedBy, at: loan?.decidedAt }, 409);
    const decided = { decidedBy: context.get('person').name, decidedAt: '2026-03-01 12:00:00' };
    loans[index] = { ...loan, ...(await context.req.json()), ...decided };
    return context.body(null, 204);
  });
  app.get('/v1/journal', (context) => paged(context, journalRows()));

  app.use('*', serveStatic({ root: folder }));
  app.get('*', serveStatic({ path: 'index.html', root: folder }));

  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
