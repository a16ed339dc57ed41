import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { accessOf, type CallName } from '@server/routes/access';
import { sampleMenu } from '@server/seed/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, loginAs } from './client';

interface Node {
  id: number;
  permission: string;
  childMenu: Node[];
}

let backend: TestBackend;
const callers = new Map<string, Caller>();
const names = Object.keys(accessOf) as CallName[];
const guarded = names.filter((name) => typeof accessOf[name].who !== 'string');
const roles = ['admin', 'reviewer', 'finance', 'notary'];

beforeAll(async () => {
  backend = await createTestBackend();
  for (const role of roles) callers.set(role, await loginAs(backend.app, role));
}, 60_000);
afterAll(() => backend.close());

const callerFor = (role: string): Caller => {
  const caller = callers.get(role);
  if (!caller) throw new Error(`${role} is not logged in.`);
  return caller;
};

async function codeOf(caller: Caller, name: CallName): Promise<string> {
  const [method = 'GET', path = ''] = name.split(' ');
  const response = await caller.fetch(path, { method });
  if (!response.headers.get('content-type')?.includes('json')) return String(response.status);
  const { code, message } = await response.json();
  return `${code} ${message}`;
}

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.childMenu)]);

async function menuOf(role: string): Promise<Node[]> {
  const { data } = await callerFor(role).post<{ role: Node[] }>('/api/member/getMenu');
  return flat(data.role);
}

describe('the route table', () => {
  it.each(names.filter((name) => accessOf[name].who !== 'public'))(
    'answers %s to nobody without a token',
    async (name) => {
      const expected = 'byTicket' in accessOf[name] ? '410' : '403 登录已过期';
      expect(await codeOf(callerOf(backend.app), name)).toBe(expected);
    },
  );

  it.each(roles)('allows %s exactly the calls whose permission its menu has', async (role) => {
    const held = new Set((await menuOf(role)).map((node) => node.permission));
    for (const name of guarded) {
      const allowed = (accessOf[name].who as readonly string[]).some((permission) => held.has(permission));
      const outcome = await codeOf(callerFor(role), name);
      expect(outcome === '403 权限不足', `${role} ${name} ${outcome}`).toBe(!allowed);
    }
  });

  it('answers an unknown path or method with an envelope', async () => {
    expect(await callerFor('admin').get('/api/nope')).toMatchObject({ code: 404, message: '接口不存在' });
    expect(await callerFor('admin').post('/api/ajax/user/getUserList')).toMatchObject({ code: 404 });
  });
});

describe('the menu', () => {
  it('is the sample menu for the administrator, except for the data permission', async () => {
    const ids = (await menuOf('admin')).map((node) => node.id).sort((a, b) => a - b);
    expect(ids).toEqual(sampleMenu.map((node) => node.id).filter((id) => id !== 37));
  });

  it("has only the role's entries, below their parents", async () => {
    expect((await menuOf('reviewer')).map((node) => node.id)).toEqual([1, 2, 62, 3, 64, 4, -4, 5, 67]);
    expect((await menuOf('finance')).map((node) => node.id)).toEqual([15, 16, 17, 18, 28, 71, 72]);
    expect((await menuOf('notary')).map((node) => node.id)).toEqual([6, 7, 8, 10, 9, 37, 68]);
  });
});
