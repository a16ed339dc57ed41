import type { Page } from '@playwright/test';
import { lists } from '@resources/manifest';
import type { AnyResource } from 'declared-console/schema';
import { sampled } from '../support/rings.ts';
import { beyond } from './support/inSight.ts';
import { axe, expect, phone, test } from './support/test.ts';

/** Every list of the manifest, tested from its declaration: a new resource is covered as soon as it is declared. */
interface Words {
  readonly name: string;
  readonly operation?: string;
  readonly fields: Readonly<Record<string, string>>;
}

const wordsOf = async (name: string): Promise<Words> => {
  const { default: area } = await import(`../../i18n/zh-CN/areas/${name.split('/')[0]}.ts`);
  return area.resources[name];
};

const fieldsOf = ({ definition }: AnyResource) =>
  (definition.list?.columns ?? [])
    .filter((column) => typeof column === 'string' || !column.hidden)
    .map((column) => (typeof column === 'string' ? column : column.field));

/** The focusable elements of the first row, from last to first, whose start is not visible when focused. */
const covered = (page: Page) =>
  page
    .locator('tbody tr')
    .first()
    .evaluate((row) =>
      [...row.querySelectorAll<HTMLElement>('a, button, input')].reverse().flatMap((each) => {
        each.focus();
        const { left, top, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + 2, top + height / 2)) ? [] : each.outerHTML;
      }),
    );

/** What a phone shows of the first row: each cell's label, and whether the cell fits the screen's width. */
const stacked = (page: Page) =>
  page
    .locator('tbody tr')
    .first()
    .locator('[class*="column-"]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility())
        .map((cell) => {
          const { left, right, width } = cell.getBoundingClientRect();
          const label = getComputedStyle(cell, '::before').content;
          return {
            label: label === 'none' ? '' : label.replaceAll('"', ''),
            isSeen: width > 0 && left >= 0 && right <= innerWidth && cell.scrollWidth <= cell.clientWidth,
          };
        }),
    );

/** The lists on which the component they share is tried. */
const statesOf = new Set(sampled(Object.keys(lists), 7));

for (const [name, load] of Object.entries(lists)) {
  test.describe(`the list of ${name}`, () => {
    test('shows its columns in the declared order, with labels, its rows headed by the first, and passes axe', async ({
      page,
      signedIn,
    }) => {
      const { default: resource } = await load();
      const words = await wordsOf(name);
      await signedIn('admin');
      await page.goto(`/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: words.name })).toBeVisible();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const headers = await page.getByRole('columnheader').allInnerTexts();
      const operation = resource.definition.actions ? [words.operation ?? '操作'] : [];
      expect(headers.map((header) => header.trim()).filter(Boolean)).toEqual([
        ...fieldsOf(resource).map((field) => words.fields[field]),
        ...operation,
      ]);
      // A screen reader says which row a cell belongs to.
      const first = page.locator('tbody tr').first();
      await expect(first.getByRole('rowheader')).toHaveClass(
        new RegExp(`^column-${fieldsOf(resource)[0]}\\b`),
      );
      await axe(page);
      // Between two pixels, the operation column would cover every other line.
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.filter((height) => !Number.isInteger(height))).toEqual([]);
      expect(await beyond(page), 'columns are beyond the edge').toBe(0);
      await page.setViewportSize(phone);
      // An invisible overlay would hide the whole page from screen readers, and from axe.
      await expect(page.getByRole('heading', { level: 1, name: words.name })).toBeVisible();
      // All lists become records by the same component.
      if (statesOf.has(name)) await axe(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, 'the page scrolls sideways on a phone').toBeLessThanOrEqual(0);
      expect(await covered(page), 'the keyboard is on what is covered').toEqual([]);
      // The menu's place is given up in a moment.
      await expect.poll(async () => (await stacked(page)).filter(({ isSeen }) => !isSeen)).toEqual([]);
      const cells = await stacked(page);
      // The actions come last, without a label.
      expect(cells.map(({ label }) => label).slice(0, fieldsOf(resource).length)).toEqual(
        fieldsOf(resource).map((field) => words.fields[field]),
      );
    });

    // One component for all lists: its states are tried on some, at night on each.
    if (!statesOf.has(name)) return;

    test('distinguishes loading, empty, no match, refused and unreadable, and recovers by itself', async ({
      page,
      signedIn,
    }) => {
      const { default: resource } = await load();
      const { list } = resource.definition;
      const call = resource.api[list?.call ?? ''];
      let answer: { code: number; message?: string; data?: unknown } | 'html' | 'real' = {
        code: 200,
        data: { [call?.rows ?? 'data']: [], count: 0 },
      };
      await signedIn('admin');
      await page.route(
        (url) => url.pathname === call?.path,
        (route) => {
          if (answer === 'real') return route.fallback();
          return answer === 'html'
            ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>代理错误</title>' })
            : route.fulfill({ json: answer });
        },
      );
      await page.goto(`/${name}`);
      await expect(page.getByText('暂无数据')).toBeVisible();
      await axe(page);

      const keyword = page.getByRole('search').locator('input[name]').first();
      if ((await keyword.count()) > 0) {
        await keyword.fill('没有这样的');
        await keyword.press('Enter');
        await expect(page.getByText('没有符合条件的数据')).toBeVisible();
      }

      answer = { code: 500, message: '数据库繁忙，请稍后再试' };
      await page.goto(`/${name}?page=1`);
      await expect(page.getByRole('alert').filter({ hasText: '数据库繁忙，请稍后再试' })).toBeVisible();
      await expect(page.getByText('暂无数据')).toBeHidden();

      answer = 'html';
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '无法识别' })).toBeVisible();

      answer = 'real';
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
}
