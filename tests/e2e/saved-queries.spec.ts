import type { Page } from '@playwright/test';
import words from 'declared-console/words/zh-CN/queries';
import { list } from 'declared-console/words/zh-CN/shell';
import { expectInSight } from './support/inSight.ts';
import { axe, expect, phone, test } from './support/test.ts';

const LIST = '/user/enterprise';
const { queries } = words;

const tabs = (page: Page) => page.getByRole('navigation', { name: '实名状态' }).getByRole('link');
const phones = (page: Page) => page.getByRole('columnheader', { name: '手机号' });

test('tabs count what they lead to, move nothing when they do, and keep what else is asked for and typed', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto(`${LIST}?perPage=20`);
  const row = page.locator('tbody tr').first();
  await expect(row).toBeVisible();
  const place = () =>
    tabs(page)
      .or(row)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  await expect(tabs(page)).toHaveCount(5);
  const before = await place();
  await expect(tabs(page).nth(2)).toHaveText(/\d$/);
  await expect(tabs(page).last()).toHaveText(/\d$/);
  expect(await place()).toEqual(before);
  await axe(page);
  const box = page.getByRole('textbox', { name: '名称或手机号' });
  await box.fill('公司');
  const counted = (await tabs(page).nth(2).innerText()).match(/\d+$/)?.[0];
  await tabs(page).nth(2).press('Enter');
  await expect(page.getByText(`共 ${counted} 条`)).toBeVisible();
  await expect(tabs(page).nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: '实名状态' })).toHaveText(/待审核/);
  expect(new URL(page.url()).searchParams.get('perPage')).toBe('20');
  await expect(box).toHaveValue('公司');
  await page.setViewportSize(phone);
  await page.goto(`${LIST}?filter={"status":"rejected"}`);
  await expectInSight(tabs(page).last());
});

test('a saved query brings its columns back; its link shows them to others, without what was typed and without changing theirs', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn('admin');
  await page.goto(`${LIST}?filter={"status":"awaiting","keyword":"公司"}`);
  await page.getByRole('button', { name: list.columns }).click();
  await page.getByRole('checkbox', { name: '手机号' }).uncheck();
  await page.keyboard.press('Escape');
  const saved = page.getByRole('button', { name: list.saved });
  const dialog = page.getByRole('dialog');
  await saved.click();
  await dialog.getByRole('button', { name: queries.save }).click();
  await dialog.getByRole('textbox').fill('待审核的公司');
  await page.keyboard.press('Enter');
  await saved.click();
  await expect(dialog.getByText(queries.applied)).toBeVisible();
  await expectInSight(dialog.getByRole('button', { name: queries.link }));
  await axe(page);
  await dialog.getByRole('button', { name: queries.link }).click();
  await expect(page.getByText(/^链接已复制，但不含“名称或手机号”/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).not.toContain('公司');

  await page.getByRole('button', { name: list.columns }).click();
  await page.getByRole('button', { name: list.columnsReset }).click();
  await page.keyboard.press('Escape');
  await expect(phones(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(queries.lent.hint)).toBeVisible();
  await expect(page.getByRole('combobox', { name: '实名状态' })).toHaveText(/待审核/);
  await expect(phones(page)).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: queries.lent.return }).press('Enter');
  await expect(phones(page)).toBeVisible();
  await expect(page.getByRole('group', { name: '企业认证' })).toBeFocused();

  await saved.click();
  await dialog.getByRole('button', { name: /^待审核的公司/ }).click();
  await expect(phones(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: '名称或手机号' })).toHaveValue('公司');
});

test.describe('shared with the role', () => {
  const { shared } = queries;
  const named = (text: string) => text.replace('%{name}', '待审核的公司');
  const open = (page: Page) => page.getByRole('button', { name: list.saved }).click();

  async function save(page: Page) {
    await page.goto(`${LIST}?filter={"status":"awaiting","keyword":"公司"}`);
    await open(page);
    await page.getByRole('button', { name: queries.save }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('待审核的公司');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page);
  }

  test('a query is there for others without what was typed, is applied, and is withdrawn', async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(shared.none)).toBeVisible();
    const share = dialog.getByRole('button', { name: named(shared.share) });
    await expectInSight(share);
    await share.click();
    await expect(
      page.getByRole('alert').filter({ hasText: /^已共享“待审核的公司”，但不含“名称或手机号”/ }),
    ).toBeVisible();
    await open(page);
    const entry = dialog.getByRole('listitem').filter({ hasText: shared.own });
    await expectInSight(entry);
    await expect(entry).toContainText('待审核');
    await expect(entry).not.toContainText('名称或手机号');
    await axe(page);
    await page.setViewportSize(phone);
    await expectInSight(dialog.getByRole('button', { name: named(shared.withdraw) }));

    await entry.getByText('待审核的公司').click();
    await expect(page).not.toHaveURL(/keyword/);
    await expect(page).toHaveURL(/awaiting/);
    await open(page);
    await dialog.getByRole('button', { name: named(shared.withdraw) }).press('Enter');
    await expect(dialog.getByText(shared.none)).toBeVisible();
  });

  test('a colleague’s is named with who shares it, and can’t be withdrawn', async ({ page, signedIn }) => {
    await page.route('**/api/sharedQuery/getList*', (route) =>
      route.fulfill({
        json: {
          code: 200,
          message: '',
          data: {
            data: [
              { id: '1', label: '甲', search: 'filter={"status":"rejected"}', owner: '程丽华', is_own: '2' },
            ],
          },
        },
      }),
    );
    await signedIn('admin');
    await page.goto(LIST);
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('程丽华 · 实名状态：未通过（已拒绝）')).toBeVisible();
    await expect(dialog.getByRole('button', { name: shared.withdraw.slice(0, 4) })).toHaveCount(0);
  });

  test('what can’t be read or shared is said, and can be tried again', async ({
    page,
    signedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow('500');
    let isDown = true;
    await page.route('**/api/sharedQuery/*', async (route) => {
      if (isDown) await route.fulfill({ status: 500 });
      else await route.fallback();
    });
    await signedIn('admin');
    await save(page);
    const dialog = page.getByRole('dialog');
    const failed = dialog.getByRole('alert').filter({ has: page.getByRole('button') });
    await expectInSight(failed);
    await expect(dialog.getByText(shared.none)).toHaveCount(0);
    await dialog.getByRole('button', { name: named(shared.share) }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: '操作可能已生效' })).toBeVisible();
    isDown = false;
    await failed.getByRole('button').click();
    await expect(dialog.getByText(shared.none)).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('a server without the capability is asked for nothing, and nothing is offered', async ({
    page,
    signedIn,
  }) => {
    await page.route('/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      const capabilities = config.capabilities.filter((each: string) => each !== 'sharedQueries');
      await route.fulfill({ json: { ...config, capabilities } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signedIn('admin');
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(queries.applied)).toBeVisible();
    await expect(dialog).not.toContainText('共享');
    await expect(dialog.getByRole('button', { name: named(shared.share) })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('sharedQuery'))).toEqual([]);
  });
});
