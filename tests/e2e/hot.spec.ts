import { type DevServer, startDevServer } from './support/devServer.ts';
import { test as base, fillLogin, expect as usual } from './support/test.ts';

/** The console as `npm run dev` serves it, loaded file by file, which takes time on a small machine. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    async ({ server }, use) => {
      const dev = await startDevServer(server.url);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});
const expect = usual.configure({ timeout: 30_000 });

test.beforeEach(async ({ signedIn }) => {
  test.setTimeout(180_000);
  await signedIn('admin');
});

test('an edit shows at once, or its error does, and the query and a half-filled form are kept', async ({
  page,
  dev,
  consoleGuard,
}) => {
  const declaration = 'resources/user/integral.ts';
  const words = 'i18n/zh-CN/areas/user.ts';
  const query = `?filter=${encodeURIComponent('{"type":"company"}')}&page=2`;
  const headings = page.locator('thead');
  const rows = page.locator('tbody');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: '原因' });
  const overlay = page.locator('vite-error-overlay');

  await page.goto(`/user/integral${query}`);
  await expect(rows).toContainText('企业');
  await page.getByRole('button', { name: '赠送积分' }).click();
  await reason.fill('签约客户');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await dev.heard();

  await test.step('a label of a column', async () => {
    await dev.edit(
      words,
      "        explain: '原因',\n        admin",
      "        explain: '缘由',\n        admin",
    );
    await expect(headings).toContainText('缘由');
  });
  await test.step('a column', async () => {
    await dev.edit(declaration, "'explain', ", '');
    await expect(headings).not.toContainText('缘由');
  });
  await test.step('the kind of a field', async () => {
    await expect(rows).not.toContainText('¥');
    await dev.edit(declaration, 'points: f.int()', 'points: f.money()');
    await expect(rows).toContainText('¥');
  });
  await test.step('the words of an enum', async () => {
    await dev.edit('i18n/zh-CN/enums.ts', "'测试赠送'", "'试用赠送', loyal: '老客户赠送'");
    await expect(dialog.getByRole('radio', { name: '试用赠送' })).toBeVisible();
  });
  await test.step('an enum', async () => {
    const value = "  test: { wire: '3' },";
    await dev.edit('resources/enums.ts', value, `${value}\n  loyal: { wire: '9' },`);
    await expect(dialog.getByRole('radio', { name: '老客户赠送' })).toBeVisible();
  });
  await test.step('a form', async () => {
    const long = dialog.locator('textarea[name=explain]');
    await expect(long).toBeVisible();
    await dev.edit(declaration, 'explain: i.textarea({', 'explain: i.text({');
    await expect(long).toBeHidden();
  });

  consoleGuard.allow('[vite]', 'Failed to load resource', 'no such tool');
  const good = "key: '#',";
  for (const [problem, broken] of [
    ['what does not compile', "key: '#'),"],
    ['what throws', "key: (() => { throw new Error('no such tool') })(),"],
  ] as const) {
    await test.step(problem, async () => {
      await dev.edit(declaration, good, broken);
      await expect(overlay).toBeVisible();
      await dev.edit(declaration, broken, good);
      await expect(overlay).toBeHidden();
    });
  }

  await expect(reason).toHaveValue('签约客户');
  expect(new URL(page.url()).search).toBe(query);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('rows stay selected, and a list broken by an edit is back after the next one', async ({
  page,
  dev,
  consoleGuard,
}) => {
  const declaration = 'resources/online/web.ts';
  const boxes = page.locator('tbody input[type=checkbox]:enabled');
  await page.goto('/online/web');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await dev.heard();

  const heading = page.locator('thead').getByText('标签');
  await expect(heading).toBeVisible();
  await dev.edit(declaration, "        'label',\n        'status',", "        'status',");
  await expect(heading).toBeHidden();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).not.toBeChecked();

  consoleGuard.allow('no such text');
  const column = "'username',\n        'mobile',";
  const broken = "{ field: 'username', text: () => { throw new Error('no such text') } },\n        'mobile',";
  await dev.edit(declaration, column, broken);
  await expect(page.getByRole('alert')).toContainText('页面出错了');
  await dev.edit(declaration, broken, column);
  await expect(boxes.nth(0)).toBeVisible();
});

test('the prerendered console is removed with the login, and React logs nothing', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  await fillLogin(page);
  await expect(page.locator('style[data-emotion="css"]').nth(400)).toBeAttached();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(10);
});
