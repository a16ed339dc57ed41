import type { APIRequestContext, Page } from '@playwright/test';
import { lists, resources } from '@resources/manifest';
import { HOME } from '@resources/menu';
import { pages } from '@resources/pages';
import { type Account, expect, test, tokenOf } from './support/test.ts';

interface Node {
  readonly permission?: string;
  readonly childMenu?: readonly Node[];
}

/** The permissions of an account, as the server's menu gives them. */
async function permissionsOf(request: APIRequestContext, account: Account): Promise<ReadonlySet<string>> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const { data } = await (await request.post('/api/member/getMenu', { headers })).json();
  const all = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(({ permission, childMenu }) => [permission ?? '', ...all(childMenu ?? [])]);
  return new Set(all(data.role));
}

/** Every route of the console with the permissions of which it needs one; records are the seed's first. */
const routes = [
  ...(await Promise.all(
    Object.keys(lists).map(async (name) => {
      const resource = await resources[name]?.();
      return { path: `/${name}`, permissions: [resource?.default.permission ?? ''] };
    }),
  )),
  ...pages.map(({ path, permissions }) => ({
    path:
      path.replace(':kind', 'individual').replaceAll(/:\w+/g, '1') + (/Detail\b/.test(path) ? '?id=1' : ''),
    permissions,
  })),
  // Who may not see it is led to their own first page instead.
].filter(({ path }) => path !== HOME);

/** Opens a route of the console that runs, as a link in it does, and lets it be drawn. */
const follow = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    history.pushState({ ...history.state, key: to, idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, path);

for (const account of ['admin', 'reviewer', 'finance', 'notary'] as const) {
  test(`${account} sees every page of the menu, and no other: what is refused asks the server nothing`, async ({
    page,
    request,
    signedIn,
  }) => {
    const held = await permissionsOf(request, account);
    await signedIn(account);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { path, permissions } of routes) {
      const asked: string[] = [];
      const listen = (sent: { url(): string }) => {
        const { pathname } = new URL(sent.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      };
      page.on('request', listen);
      await follow(page, path);
      const refused = page.getByText('你没有访问此页面的权限');
      if (permissions.some((permission) => held.has(permission))) {
        await expect.poll(() => asked.length, path).toBeGreaterThan(0);
        await expect(page.getByRole('main'), path).not.toBeEmpty();
        await expect(refused, path).toHaveCount(0);
      } else {
        await expect(refused, path).toBeVisible();
        expect(asked, path).toEqual([]);
      }
      page.off('request', listen);
    }
  });
}
