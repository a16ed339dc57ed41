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

interface Cell {
  /** Its field; `$actions` for the operations. */
  readonly field: string;
  readonly label: string;
  /** Where its line begins, in pixels. */
  readonly top: number;
  /** Whether it fits the screen's width. */
  readonly fits: boolean;
}

/** What a phone shows of the first row. */
const cardOf = (page: Page): Promise<readonly Cell[]> =>
  page
    .locator('tbody tr')
    .first()
    .locator('[class*="column-"]:not(.more)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility())
        .map((cell) => {
          const { left, right, top, width } = cell.getBoundingClientRect();
          const label = getComputedStyle(cell, '::before').content;
          return {
            field: [...cell.classList].find((name) => name.startsWith('column-'))?.slice(7) ?? '',
            label: label === 'none' ? '' : label.replaceAll('"', ''),
            top,
            fits: width > 0 && left >= 0 && right <= innerWidth && cell.scrollWidth <= cell.clientWidth,
          };
        }),
    );

/** The heights of the rows, each once. */
const heightsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

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
      expect(await heightsOf(page), 'rows differ in height').toEqual([44]);
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
      const more = first.getByRole('button', { name: '更多' });
      const facts = fieldsOf(resource).slice(1);
      await expect(page.locator('[class*="cards"] tbody tr').first()).toBeVisible();
      await expect.poll(async () => (await cardOf(page)).filter(({ fits }) => !fits)).toEqual([]);
      const card = await cardOf(page);
      const [subject, ...others] = card;
      const shown = others.filter(({ field }) => field !== '$actions');
      expect(subject?.field).toBe(fieldsOf(resource)[0]);
      // What has no label is the state, beside the subject.
      for (const { label, top, field } of shown) {
        if (label) expect(label).toBe(words.fields[field]);
        else
          expect(
            Math.abs(top - (subject?.top ?? Number.NaN)),
            `${field} isn't beside the subject`,
          ).toBeLessThan(8);
      }
      expect(shown.filter(({ label }) => !label).length).toBeLessThanOrEqual(1);
      expect(shown.filter(({ label }) => label).length).toBe(
        Math.min(3, facts.length - shown.filter(({ label }) => !label).length),
      );
      if (shown.length < facts.length) await more.click();
      // The actions come last, without a label.
      expect((await cardOf(page)).map(({ field }) => field).slice(0, facts.length + 1)).toEqual(
        fieldsOf(resource),
      );
      expect((await cardOf(page)).filter(({ fits }) => !fits)).toEqual([]);
    });

    test('fits a window of 1280 pixels with whole moments, a hundred rows of one height', async ({
      page,
      signedIn,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await signedIn('admin');
      await page.goto(`/${name}?perPage=100`);
      await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
      expect(await beyond(page), 'columns are beyond the edge').toBe(0);
      // What folds long texts is loaded with the first of them.
      await expect.poll(() => heightsOf(page)).toEqual([44]);
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
