import money from '@i18n/zh-CN/areas/money';
import { screen, waitFor } from '@testing-library/react';
import { list } from 'declared-console/words/zh-CN/shell';
import { beforeAll, describe, expect, it } from 'vitest';
import { sumOf } from '../../../src/model/sum';
import { press, renderConsole } from '../../support/renderConsole';

const label = money.resources['money/just'].fields.money;
const said = (words: string, values: object) =>
  Object.entries({ label, ...values }).reduce(
    (text, [key, value]) => text.replace(`%{${key}}`, value),
    words,
  );
const sum = (text: string) => said(list.sum, { sum: text });
const without = (count: number) => said(list.sumWithout, { smart_count: String(count) });

beforeAll(async () => void (await import('../../../src/ui/actions/SelectionBar')));

/** Two pages of orders with these amounts, ten on the first. */
async function open(amounts: readonly unknown[]) {
  const rows = amounts.map((amount, n) => ({ orderNo: `N${n}`, money: amount }));
  const view = await renderConsole({
    at: '/money/just',
    lists: ['money/just'],
    answers: {
      'GET /api/ajax/data/getOrderList': ({ page }) => ({
        data: rows.slice((Number(page) - 1) * 10, Number(page) * 10),
        count: rows.length,
      }),
    },
  });
  const tick = async (no: string) => {
    const row = (await screen.findByText(no)).closest('tr');
    await press(row?.querySelector('input[type=checkbox]') as HTMLElement);
  };
  const bar = () => document.querySelector('[role=toolbar]')?.textContent ?? '';
  return { ...view, tick, bar };
}

it('the sum of the selected amounts is shown, over pages, and follows the selection', async () => {
  const { user, tick, bar } = await open(['0.1', '1,234.2', ...Array(8).fill('5'), '0.2']);
  await tick('N0');
  await waitFor(() => expect(bar()).toContain(sum('¥0.10')));
  await tick('N1');
  await waitFor(() => expect(bar()).toContain(sum('¥1,234.30')));
  await user.click(screen.getByLabelText(/2/, { selector: 'nav button, nav a' }));
  await tick('N10');
  await waitFor(() => expect(bar()).toContain(sum('¥1,234.50')));
  await tick('N10');
  await waitFor(() => expect(bar()).toContain(sum('¥1,234.30')));
});

it('amounts that are empty or unreadable are said not to be in it; long ones are exact', async () => {
  const { tick, bar } = await open(['99999999999999999999.01', '0.02', '', 'much']);
  for (const no of ['N0', 'N1']) await tick(no);
  await waitFor(() => expect(bar()).toContain(sum('¥99,999,999,999,999,999,999.03')));
  expect(bar()).not.toContain(without(1));
  for (const no of ['N2', 'N3']) await tick(no);
  await waitFor(() => expect(bar()).toContain(without(2)));
  expect(bar()).toContain(sum('¥99,999,999,999,999,999,999.03'));
});

describe('a sum', () => {
  it.each([
    [[0.1, 0.2], '0.3', 2],
    [[1.005, -0.005], '1', 2],
    [[-1.5, '-70368744177664.125'], '-70368744177665.63', 2],
    [[1e-7, 3], '3', 2],
    [[Number.NaN, undefined, '', { raw: 'x' }], '0', 0],
  ])('of %j is %s, with %i counted', (values, total, counted) => {
    expect(sumOf(values)).toEqual({ total, counted });
  });
});
