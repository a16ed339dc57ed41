import type { APIRequestContext } from '@playwright/test';
import { lists } from '@resources/manifest';
import { HOME } from '@resources/menu';
import { routes } from '@resources/routes';
import { listsOf as listsOfRoute, pathOf, type Route } from '../../src/schema/routes.ts';
import { follow } from './support/follow.ts';
import { type Account, expect, test, tokenOf, withoutCounts } from './support/test.ts';

interface Node {
  readonly url: string;
  readonly permission?: string;
  readonly childMenu?: readonly Node[];
}

/** The lists of an account's menu, each with the permissions below it. */
async function listsOf(
  request: APIRequestContext,
  account: Account,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const { data } = await (await request.post('/api/member/getMenu', { headers })).json();
  const groups: readonly Node[] = data.role;
  return new Map(
    groups.flatMap((group) =>
      (group.childMenu ?? []).map((entry) => [
        `${group.url}${entry.url}`.slice(1),
        new Set((entry.childMenu ?? []).flatMap(({ permission }) => permission ?? [])),
      ]),
    ),
  );
}

interface Opened {
  readonly path: string;
  /** The lists of which the menu needs one, and the permission required below it. */
  readonly under: readonly string[];
  readonly permission?: string;
  /** Open to every account. */
  readonly personal?: boolean;
}

/** Every route of the console, with records from the seed. */
const everyRoute: readonly Opened[] = [
  ...Object.keys(lists).map((name) => ({ path: `/${name}`, under: [name] })),
  ...Object.values<Route>(routes).map((route) => ({
    path: pathOf(route.path).replaceAll(/:\w+/g, '1') + (route.path.endsWith('?id') ? '?id=1' : ''),
    under: listsOfRoute(route, {}),
    permission: route.permission,
    personal: route.personal,
  })),
  // Accounts without access are redirected to their own first page.
].filter(({ path }) => path !== HOME);

/** Pages that ask the server for nothing before they are given something, as one's own password. */
const asksForInput = new Set([pathOf(routes['evidence/verify'].path)]);

for (const account of ['admin', 'reviewer', 'finance', 'notary'] as const) {
  test(`${account} sees the pages of the menu and no others: a refused page makes no request`, async ({
    page,
    request,
    signedIn,
  }) => {
    const held = await listsOf(request, account);
    await withoutCounts(page);
    await signedIn(account);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true], [role=status][aria-label=加载中]')).toHaveCount(0);
    const allowed = ({ under, permission, personal }: Opened) =>
      personal || under.some((list) => held.has(list) && (!permission || held.get(list)?.has(permission)));
    // Refused pages come first: an allowed page may still make requests after it was left.
    for (const opened of [...everyRoute].sort((a, b) => Number(allowed(a)) - Number(allowed(b)))) {
      const { path } = opened;
      const asked: string[] = [];
      const listen = (sent: { url(): string }) => {
        const { pathname } = new URL(sent.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      };
      page.on('request', listen);
      await follow(page, path);
      const refused = page.getByText('你没有访问此页面的权限');
      if (allowed(opened)) {
        if (!opened.personal && !asksForInput.has(path))
          await expect.poll(() => asked.length, path).toBeGreaterThan(0);
        await expect(page.getByRole('main'), path).not.toBeEmpty();
        await expect(refused, path).toHaveCount(0);
        // Wait for its follow-up requests before the next page opens.
        await expect(page.locator('[aria-busy=true], [role=status][aria-label=加载中]'), path).toHaveCount(0);
      } else {
        await expect(refused, path).toBeVisible();
        expect(asked, path).toEqual([]);
      }
      page.off('request', listen);
    }
  });
}
