import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PastedInSearch } from '../../../src/console/PastedInSearch';
import { DateRangeFilter } from '../../../src/kinds/inputs/dateRange/DateRangeFilter';
import { TextFilter } from '../../../src/kinds/inputs/text/TextFilter';
import { i } from '../../../src/schema.ts';
import { field, renderConsole } from '../../support/renderConsole';

const changed = vi.fn();
const shown = { onChange: changed, problem: undefined, isRefused: false };
const Page = () => (
  <>
    <PastedInSearch />
    <search>
      <TextFilter {...shown} name="keyword" input={i.text()} label="search" value="ab" />
      <DateRangeFilter {...shown} name="day" input={i.dateRange()} label="dates" value={undefined} />
    </search>
    <input aria-label="phone" enterKeyHint="search" onChange={({ target }) => changed(target.value)} />
    <input aria-label="other" />
  </>
);

/** Pastes in place of what is selected; whether it was left to the browser. */
async function paste(label: string, text: string) {
  const box = await field(label);
  box.select();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return act(async () => box.dispatchEvent(event));
}

beforeEach(() => changed.mockReset());

it.each([
  ['two lines', 'BQ1\nBQ2', 'BQ1', 1],
  ['lines as Windows ends them, and blank ones before', '\r\n \r\n BQ1 \r\nBQ2\r\nBQ3\r\n', 'BQ1', 2],
  ['cells of a row', 'BQ1\tname\r\n', 'BQ1', 1],
  ['a column of a table', 'BQ1\t\nBQ2\t\n', 'BQ1', 1],
])('of %s the first is searched for, and how many were left out is said', async (_, text, first, count) => {
  await renderConsole({ at: '/', pages: { '/': <Page /> } });
  expect(await paste('search', text)).toBe(false);
  expect(changed).toHaveBeenCalledExactlyOnceWith(first);
  await screen.findByText(`只填入了第一项，其余 ${count} 项没有填入`);
});

it('a box elsewhere that searches for one thing is no other', async () => {
  await renderConsole({ at: '/', pages: { '/': <Page /> } });
  expect(await paste('phone', 'BQ1\nBQ2')).toBe(false);
  expect(changed).toHaveBeenCalledExactlyOnceWith('BQ1');
});

it.each([
  ['search', 'a single cell that ends with a line break', 'BQ1\r\n'],
  ['search', 'words of one line', 'a b'],
  ['search', 'nothing', ''],
  ['dates', 'the beginning and the end', '2026-01-01\t2026-02-01'],
  ['other', 'several lines in a box that searches for nothing', 'a\nb'],
])('into %s, %s is left to the browser', async (label, _, text) => {
  await renderConsole({ at: '/', pages: { '/': <Page /> } });
  expect(await paste(label, text)).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});
