import type { Locator } from '@playwright/test';
import authority from '../../i18n/zh-CN/areas/authority.ts';
import { pendingApplication } from './support/applications.ts';
import { beyond, expectInSight } from './support/inSight.ts';
import { holdPause } from './support/pause.ts';
import { withRows } from './support/rows.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

for (const rows of [50, 100]) {
  test(`headings and pagination stay visible with ${rows} rows per page`, async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto(`/authority/log?page=1&perPage=${rows}`);
    await expect(page.locator('tbody tr')).toHaveCount(rows);
    await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
    await expectInSight(page.locator('tbody tr').last().getByRole('rowheader'));
    await expectInSight(page.getByRole('columnheader').first());
    await expectInSight(page.getByRole('button', { name: '下一页' }));
  });
}

for (const size of [desktop, phone]) {
  test(`at ${size.width} px the search in rows that were read moves none of them when it comes late`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    let bring = () => {};
    const held = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/SearchHere-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/authority/log');
    const first = page.locator('tbody tr').first();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    bring();
    await expectInSight(page.getByRole('search', { name: '搜索账号ID、姓名、IP地址' }).getByRole('textbox'));
    expect(await first.boundingBox()).toEqual(before);
  });
}

test('a long text leaves the other columns of its row visible', async ({ page, signedIn }) => {
  await signedIn('admin');
  await withRows(page, '**/api/ajax/role/getRoleList*', (row) => {
    row.desc = '负责审核全部企业与个人的实名认证材料'.repeat(12);
  });
  await page.goto('/authority/role');
  const row = page.locator('tbody tr').first();
  await expect(row).toContainText('负责审核');
  for (const cell of await row.locator('th, td').all()) await expect(cell).toBeInViewport({ ratio: 1 });
  expect(await beyond(page)).toBe(0);
});

test('an extremely long number is shown in full, and leaves the other columns visible', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const digits = '150'.repeat(60);
  await withRows(page, '**/api/ajax/user/getUserList*', (row) => {
    row.mobile = digits;
  });
  await page.goto('/user/enterprise');
  const long = page.locator('tbody tr').first().getByText(digits);
  await expect(long).toBeVisible();
  expect(await beyond(page)).toBe(0);
  await page.setViewportSize(phone);
  await expect(long).toBeInViewport({ ratio: 1 });
});

test('all columns of a list fit a desktop screen in English, too', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/evidence/results');
  await page.getByRole('button', { name: 'English' }).click();
  for (const list of [
    'evidence/results',
    'money/invoice',
    'money/customer',
    'online/process',
    'app/feedback',
  ]) {
    await page.goto(`/${list}`);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    expect(await beyond(page), list).toBe(0);
  }
});

test('on a phone, status and actions of the first records are visible without scrolling sideways', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto(`/user/individual?filter=${encodeURIComponent('{"status":"awaiting"}')}`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of [rows.nth(0), rows.nth(1)]) {
    await expectInSight(row.getByRole('link').first());
    await expectInSight(row.getByText('待审核'));
    await expectInSight(row.getByRole('button', { name: '审核', exact: true }));
  }
});

test('a page reached by a link starts at its heading, one that was loaded at its top', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/account');
  const heading = page.getByRole('heading', { level: 1 });
  const link = page.getByRole('link', { name: '新增' });
  await expect(link).toBeVisible();
  await expect(heading).not.toBeFocused();
  await link.press('Enter');
  await expect(heading).toHaveText('新增账号');
  await expect(heading).toBeFocused();
});

for (const size of [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
]) {
  test(`nothing covers a workbench’s pictures in a window of ${size.width}×${size.height}`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('notary');
    await page.goto('/evidence/review');
    const strip = page.getByRole('list', { name: '图片列表' }).getByRole('button').first();
    await expect(strip).toBeVisible();
    const zoom = page.getByRole('button', { name: '放大' });
    await expect(zoom).toBeEnabled();
    for (const part of [zoom, strip]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expectInSight(part);
    }
  });
}

test('the label of an empty filter lies inside it, that of a filled one or of one with a hint on its border', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/audit');
  const { account, datetime } = authority.resources['authority/audit'].filters;
  /** How far the label's middle lies below the upper edge of its field. */
  const depth = async (name: string) => {
    const field = await page.getByRole('textbox', { name, exact: true }).boundingBox();
    const label = await page.locator('label').filter({ hasText: name }).boundingBox();
    return field && label ? label.y + label.height / 2 - field.y : Number.NaN;
  };
  const filter = page.getByRole('textbox', { name: account, exact: true });
  await expect.poll(() => depth(account)).toBeGreaterThan(15);
  expect(Math.abs(await depth(datetime))).toBeLessThan(3);
  await filter.focus();
  await expect.poll(async () => Math.abs(await depth(account))).toBeLessThan(3);
  await filter.fill('138');
  await filter.blur();
  await expect.poll(async () => Math.abs(await depth(account))).toBeLessThan(3);
});

test('on a phone a list is paged by arrows alone', async ({ page, signedIn }) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const pages = page.getByRole('navigation', { name: '企业认证的分页' }).getByRole('button');
  await expect(pages).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: '每页条数' })).toBeHidden();
});

test('with forced colours, buttons and selections can still be told apart', async ({ page, signedIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const query = page.getByRole('button', { name: '查询' });
  await expect(query).toBeVisible();
  await expect(query).toHaveCSS('border-top-width', '1px');
  const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(entry('企业认证')).toHaveCSS('outline-style', 'solid');
  await expect(entry('个人认证')).toHaveCSS('outline-style', 'none');
  const shown = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(shown('第 1 页')).toHaveCSS('outline-style', 'solid');
  await expect(shown('转到第 2 页')).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: '打开日历：注册时间' }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: '今天', exact: true }).click();
  await page.getByRole('button', { name: '打开日历：注册时间' }).click();
  const days = calendar.getByRole('gridcell');
  const chosen = days.and(page.locator('[aria-selected=true]')).getByRole('button');
  const other = days.and(page.locator(':not([aria-selected=true])')).getByRole('button').first();
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
  const colorOf = (part: Locator, property: 'borderTopColor' | 'backgroundColor') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property);
  const ground = await colorOf(calendar, 'backgroundColor');
  expect(await colorOf(other, 'borderTopColor')).toBe(ground);
  expect(await colorOf(chosen, 'backgroundColor')).not.toBe(ground);
  await page.goto('/user/review/enterprise');
  const pictures = page.getByRole('list', { name: '图片列表' }).getByRole('button');
  await expect(pictures.first()).toHaveCSS('outline-style', 'solid');
  await expect(pictures.nth(1)).toHaveCSS('outline-style', 'none');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`a review dialog shows papers and decision together at ${width}×${height}`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signedIn('admin');
    await page.goto(`/user/enterprise?filter=${encodeURIComponent('{"status":"awaiting"}')}`);
    await page.getByRole('button', { name: '审核', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: /^用户详情 \S/ });
    await expectInSight(dialog.getByRole('button', { name: '查看大图' }).first());
    await expectInSight(dialog.getByRole('textbox', { name: '拒绝原因' }));
    await expectInSight(dialog.getByRole('button', { name: '通过', exact: true }));
  });
}

test('at 400 % zoom the tools of an enlarged picture are visible and do not cover it', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signedIn('admin');
  await page.goto(`/user/individual?filter=${encodeURIComponent('{"status":"awaiting"}')}`);
  await page.locator('tbody').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^查看大图/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const strip = dialog.getByRole('list', { name: '图片列表' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const stage = await dialog.getByRole('group', { name: /可缩放/ }).boundingBox();
  expect(await top(strip)).toBeGreaterThan((stage?.y ?? Number.NaN) + (stage?.height ?? Number.NaN));
  for (const part of [dialog.getByRole('button', { name: '放大' }), strip.getByRole('button').first()]) {
    await expect(part).toBeEnabled();
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectInSight(part);
  }
});

test('a long text uses the width of its column, and no more lines than necessary', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await withRows(page, '**/api/ajax/role/getRoleList*', (row) => {
    row.desc = '负责审核全部企业与个人的实名认证材料'.repeat(4);
  });
  await page.goto('/authority/role');
  const cell = page
    .locator('tbody tr')
    .first()
    .getByRole('cell', { name: /负责审核/ });
  await expect(cell).toBeVisible();
  const [text, column] = await cell.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const inner = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [element.firstElementChild?.getBoundingClientRect().width ?? 0, inner] as const;
  });
  expect(column).toBeGreaterThan(400);
  expect(Math.abs(text - column)).toBeLessThan(2);
});

test('a number column keeps a distance from the next column', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/integral');
  const row = page.locator('tbody tr').first();
  await expect(row).toBeVisible();
  const gap = await row.evaluate((element) => {
    const edges = (name: string) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector(`.column-${name}`) ?? element);
      return range.getBoundingClientRect();
    };
    return edges('explain').left - edges('points').right;
  });
  expect(gap).toBeGreaterThanOrEqual(30);
});

test('the title of a dialog is aligned with its rows', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/online/web');
  await page.getByRole('button', { name: '下载历史' }).click();
  const dialog = page.getByRole('dialog', { name: '下载历史' });
  const edgeOf = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const heading = await edgeOf(dialog.getByRole('heading'));
  expect(heading).toBe(await edgeOf(dialog.getByRole('columnheader').first()));
  expect(heading).toBe(await edgeOf(dialog.getByRole('rowheader').first()));
});

test('the buttons beside a record’s facts are large enough for a pointer', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/evidence/review');
  for (const name of ['公证申请表', '查看详情']) {
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

test('in dark mode, icons are no brighter than text', async ({ page, signedIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn('admin');
  await page.goto('/user/enterprise');
  const icon = page.getByRole('button', { name: '打开日历：注册时间' });
  await expect(icon).toBeVisible();
  const muted = await page
    .locator('main nav')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  await expect(icon).toHaveCSS('color', muted);
});

test('the page of a console that failed to start fills the window', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.route('**/getMenu*', (route) =>
    route.fulfill({ json: { code: 500, message: '服务器内部错误' } }),
  );
  await page.goto('/user/enterprise');
  await expect(page.getByRole('alert')).toContainText('服务器内部错误');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await page.getByRole('main').boundingBox()).toEqual({ x: 0, y: 0, width, height });
});

test('the buttons beside a heading have the same height on a workbench and on a record’s page', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  const back = page.getByRole('main').getByRole('link', { name: '返回列表' });
  const heights: (number | undefined)[] = [];
  for (const [path, loaded] of [
    ['/user/review/enterprise', /^下一条/],
    ['/app/details/200', '下载'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: loaded })).toBeVisible();
    await expect(back.locator('svg')).toBeVisible();
    heights.push((await back.boundingBox())?.height);
  }
  expect(heights[0]).toBe(heights[1]);
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`the title of a long dialog stays in sight at ${width}×${height}`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height });
    await signedIn('admin');
    await page.goto('/authority/role');
    await page.getByRole('button', { name: '查看详情' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^角色详情/ });
    const last = dialog.getByText('仅查看与本账号相关的出证申请');
    await expect(last).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await last.scrollIntoViewIfNeeded();
    await expectInSight(last);
    await expectInSight(dialog.getByRole('heading', { name: /^角色详情/ }));
    await expectInSight(dialog.getByRole('button', { name: '关闭' }));
  });
}

test('what is said of a list of one page ends where its rows do', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto(`/user/individual?filter=${encodeURIComponent('{"keyword":"王"}')}`);
  const said = page.getByText(/^第 1-\d 条，共 \d 条$/);
  await expect(said).toBeVisible();
  const table = page.getByRole('group', { name: '个人认证' });
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  expect(await rightOf(said)).toBe((await rightOf(table)) - 16);
});

test('the modules of a role are in one column, where they have no operations of their own', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/role');
  await page.locator('tbody').getByRole('button', { name: '查看详情' }).first().click();
  const dialog = page.getByRole('dialog');
  const edgeOf = async (name: string) => (await dialog.getByText(name).last().boundingBox())?.x;
  expect(await edgeOf('发票管理')).toBe(await edgeOf('移动取证'));
  expect(await edgeOf('充值消费订单')).toBe(await edgeOf('个人证据'));
});

test('the error of a choice is right below it', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/integral');
  await page.getByRole('button', { name: '赠送积分' }).click();
  const dialog = page.getByRole('dialog', { name: '赠送积分' });
  await dialog.getByRole('button', { name: '提交' }).click();
  const problem = dialog.getByText('请选择赠送类型');
  await expect(problem).toBeVisible();
  const choice = dialog.getByRole('radiogroup').last();
  expect((await problem.boundingBox())?.x).toBe((await choice.boundingBox())?.x);
});

test('the keys of a workbench are each as wide, and whole', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/user/review/enterprise');
  await page.getByRole('button', { name: '快捷键' }).click();
  const keys = page.getByRole('dialog', { name: '快捷键' }).locator('kbd');
  await expect(keys).toHaveCount(16);
  for (const key of await keys.all()) await expectInSight(key);
  const widths = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
});

test('what a toast says lies over nothing that is pressed next on a workbench', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signedIn('admin');
  // Everybody has two pictures, and nobody is approved but here.
  await page.route('**/api/user/userDetial?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const papers = { author_front: '/favicon.svg?1', author_back: '/favicon.svg?2', author_hand: '' };
    Object.assign(answer.data.userDetailInfo, papers);
    await route.fulfill({ json: answer });
  });
  await page.route('**/api/user/updateUserStatus', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: null } }),
  );
  await page.goto('/user/review/individual');
  const done = page.getByRole('alert').filter({ hasText: '操作成功' });
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expectInSight(done);
  const main = page.getByRole('main');
  const pictures = main.getByRole('list', { name: '图片列表' });
  await expect(pictures.getByRole('button').first()).toBeVisible();
  for (const picture of await pictures.getByRole('button').all()) await expectInSight(picture);
  for (const name of ['通过', '拒绝', '放大', '下一条'])
    await expectInSight(main.getByRole('button', { name, exact: true }));
  await expectInSight(done);
});

for (const [path, buttons, labels] of [
  [
    '/user/review/enterprise',
    ['通过', '拒绝'],
    ['企业名称', '统一社会信用代码', '法定代表人', '地址', '联系人身份证号'],
  ],
  ['/evidence/review', ['提交'], ['企业名称', '统一社会信用代码', '经办人', '手机号', '身份证号']],
] as const) {
  for (const size of [{ width: 1280, height: 720 }, desktop, { width: 1920, height: 1080 }])
    test(`at ${size.width}×${size.height} ${path} shows numbers, picture and buttons together`, async ({
      page,
      request,
      signedIn,
    }) => {
      await page.setViewportSize(size);
      await signedIn('admin');
      // Only companies have all of them.
      const { mobile: keyword } = await pendingApplication(request, 'admin', '2');
      const filter = path === '/evidence/review' ? { keyword } : {};
      await page.goto(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      for (const name of buttons) await expectInSight(page.getByRole('button', { name, exact: true }));
      await expectInSight(page.getByRole('group', { name: /可缩放、旋转和拖动/ }));
      // Among the facts, and those that belong to the picture under it.
      const values = (label: string) =>
        page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
      for (const label of labels) {
        await expect(values(label)).not.toHaveCount(0);
        for (let index = await values(label).count(); index > 0; index--)
          await expectInSight(values(label).nth(index - 1));
      }
      const beside = page.getByLabel('与图片核对');
      await expectInSight(beside.getByText(labels.at(-1) ?? '', { exact: true }));
    });
}

test('on a phone the buttons of a decision stay at the bottom, and cover nothing', async ({
  page,
  context,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await holdPause(context);
  await signedIn('admin');
  await page.goto('/user/review/individual');
  const main = page.getByRole('main');
  const buttons = ['拒绝', '通过'].map((name) => main.getByRole('button', { name, exact: true }));
  for (const button of buttons) await expectInSight(button);
  // What is compared is beside the picture.
  await expectInSight(main.getByRole('group', { name: /可缩放、旋转和拖动/ }));
  await expectInSight(
    main
      .getByLabel('与图片核对')
      .getByText('身份证号', { exact: true })
      .locator('xpath=following-sibling::dd[1]'),
  );
  await axe(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectInSight(main.getByRole('heading').last());
  for (const button of buttons) await expectInSight(button);
  // A mistake is where one looks for it.
  await page.evaluate(() => scrollTo(0, 0));
  await main.getByRole('button', { name: '拒绝', exact: true }).click();
  const reason = main.getByRole('textbox', { name: '拒绝原因' });
  await expect(reason).toBeFocused();
  await expectInSight(reason);
  await expect(main.getByRole('alert').filter({ hasText: '请填写拒绝原因' })).toBeVisible();
  await main.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  // What can still be taken back, and what is said, lie over the next record's buttons, not on them, nor on each other.
  const takeBack = page.getByRole('button', { name: '撤回' });
  await expectInSight(takeBack);
  for (const button of buttons) await expectInSight(button);
  await takeBack.click();
  const said = page.getByText('已撤回，没有提交');
  await expectInSight(said);
  const top = (await said.boundingBox())?.y;
  for (const button of buttons) await expectInSight(button);
  await main.getByRole('button', { name: '通过', exact: true }).click();
  // By key: a press where the last one was might be the second of a double click.
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).press('Enter');
  await expectInSight(takeBack);
  const { y = Number.NaN, height = 0 } = (await takeBack.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top ?? Number.NaN);
});
