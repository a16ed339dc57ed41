import type { Locator, Page } from '@playwright/test';
import { expectInSight } from './support/inSight.ts';
import { axe, desktop, expect, phone, test } from './support/test.ts';

/** The left edges of what begins an entry, by how many lists are around it: 1 is a group, 2 a page, 3 a right. */
async function edgesOf(tree: Locator, marks: string) {
  const found = await tree.locator(marks).evaluateAll((all) =>
    all.map((mark) => {
      let depth = 0;
      for (let at = mark.closest('ul'); at; at = at.parentElement?.closest('ul') ?? null) depth += 1;
      return { depth, x: Math.round(mark.getBoundingClientRect().x) };
    }),
  );
  expect(found.length).toBeGreaterThan(20);
  return [1, 2, 3].map((depth) => [
    ...new Set(found.filter((mark) => mark.depth === depth).map(({ x }) => x)),
  ]);
}

async function expectColumns(tree: Locator, marks: string) {
  const [groups = [], pages = [], rights = []] = await edgesOf(tree, marks);
  expect(groups).toHaveLength(1);
  expect(pages).toHaveLength(1);
  expect(rights.length).toBeGreaterThan(1);
  expect(rights.length).toBeLessThanOrEqual(4);
}

const openForm = async (page: Page) => {
  await page.goto('/authority/role-edit/2');
  await expect(page.getByRole('checkbox', { name: '企业认证', exact: true })).toBeVisible();
};
const tree = (page: Page) => page.getByRole('group', { name: '模块权限' });

test('the rights of a role stand in columns that all groups share, in the form and in its details', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await openForm(page);
  await expectColumns(tree(page), 'li input');
  await page.goto('/authority/role');
  await page.getByRole('row', { name: /审核/ }).first().getByRole('button', { name: '查看详情' }).click();
  const details = page.getByRole('dialog', { name: '角色详情' });
  await expect(details.getByRole('listitem').filter({ hasText: /^企业认证/ })).toBeVisible();
  await expect(async () => expectColumns(details, 'li svg')).toPass();
});

test('on a phone the rights of a role stand in one column, indented by what is above them', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(phone);
  await signedIn('admin');
  await openForm(page);
  const edges = await edgesOf(tree(page), 'li input');
  expect(edges.map((each) => each.length)).toEqual([1, 1, 1]);
  expect(edges.flat()).toEqual(edges.flat().toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

for (const size of [desktop, phone]) {
  test(`at ${size.width} px a long form is submitted without scrolling, and its foot covers nothing focused`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size);
    await signedIn('admin');
    await openForm(page);
    const submit = page.getByRole('button', { name: '提交' });
    await expectInSight(submit);
    await axe(page);
    await page.getByRole('textbox', { name: '角色名称' }).focus();
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = page.locator(':focus');
      if (await submit.evaluate((button) => button === document.activeElement)) break;
      await expectInSight(focused);
      await page.keyboard.press('Tab');
    }
    await expect(submit).toBeFocused();
  });
}

test('a short form’s buttons stand below its last field, not at the bottom of the window', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin');
  await page.goto('/authority/account-add');
  const role = page.getByRole('combobox', { name: '角色' });
  await expect(role).toBeVisible();
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const submit = page.getByRole('button', { name: '提交' });
  expect((await bottomOf(submit)) - (await bottomOf(role))).toBeLessThan(100);
});
