import { codec } from '@resources/codec';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { listParams } from '../../../src/api/listCall';
import type { FilterKind, Inputs } from '../../../src/schema/inputs';
import { defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';
import { QueryBar } from '../../../src/ui/list/QueryBar';
import { press, renderConsole } from '../../support/renderConsole';

/** A list of its own under a name and keys that have words. */
const listWith = (filters: Inputs<FilterKind>) =>
  defineResource({
    name: 'user/enterprise',
    record: defineRecord({ id_no: f.text() }),
    api: { list: get('/api/list') },
    build: () => ({ key: 'id_no', list: { call: 'list', columns: ['id_no'], filters } }),
  });

const companies = listWith({
  registtime: i.date(),
  realtime: i.date({ time: true }),
  status: i.number({ min: 1, max: 9, decimals: 0 }),
  keyword: i.text({ max: 3, tooLong: 'tooLong' }),
});

const ranges = listWith({ registtime: i.dateRange(), realtime: i.dateRange({ time: true }) });

type Name = keyof typeof words;
const words = { day: '注册时间', moment: '实名时间', points: '实名状态', keyword: '名称或手机号' };
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(words[name]);

/** What a user does to a field before leaving it. */
function type(name: Name, value: string) {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

/** Opens the query bar; its query is in the list's next request. */
async function open(filterValues: object = {}, resource = companies) {
  const asked: object[] = [];
  const setFilters = vi.fn((filter: object) => {
    const { page: _, limit: __, ...params } = listParams(resource, { filter }, codec);
    asked.push(params);
  });
  const list = { filterValues, setFilters, refetch: vi.fn() };
  await renderConsole({
    pages: {
      '/': (
        <ListContextProvider value={list as never}>
          <QueryBar resource={resource} />
        </ListContextProvider>
      ),
    },
    at: '/',
    areas: ['user'],
  });
  const ask = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  return { asked, ask };
}

describe('a day as a filter', () => {
  it('is sent as its parameter, however it was typed', async () => {
    const { asked, ask } = await open();
    type('day', '2026/1/2');
    type('moment', '2026-01-02 9:30');
    ask();
    expect(asked).toEqual([{ registtime: '2026-01-02', realtime: '2026-01-02 09:30:00' }]);
  });

  it('without its hour, where it has one, is its midnight', async () => {
    const { asked, ask } = await open();
    type('moment', '2026/1/2');
    ask();
    expect(asked).toEqual([{ realtime: '2026-01-02 00:00:00' }]);
  });

  it('leaves the keyboard in the field that was emptied', async () => {
    await open();
    type('day', '2026-03-15');
    const clear = screen.getByLabelText('清空注册时间');
    clear.focus();
    fireEvent.click(clear);
    expect(field('day').value).toBe('');
    expect(document.activeElement).toBe(field('day'));
  });

  it('is picked from a calendar', async () => {
    const { asked, ask } = await open();
    type('day', '2026-03-15');
    fireEvent.click(screen.getByLabelText('打开日历：注册时间'));
    fireEvent.click(await screen.findByText('20', { selector: '[data-day="2026-03-20"] button' }));
    await waitFor(() => expect(field('day').value).toBe('2026-03-20'));
    ask();
    expect(asked).toEqual([{ registtime: '2026-03-20' }]);
  });

  it('that can’t be parsed keeps its text, is reported, and makes no request', async () => {
    const { asked, ask } = await open();
    type('day', '2026-02-30');
    expect(screen.getByText('请输入正确的日期，如 2026-01-31')).not.toBeNull();
    ask();
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(field('day'));
    expect(field('day').value).toBe('2026-02-30');
  });

  it('comes out of the url', async () => {
    await open({ registtime: '2026-01-31', status: '7', keyword: 3 });
    expect(field('day').value).toBe('2026-01-31');
    expect(field('points').value).toBe('7');
    expect(field('keyword').value).toBe('');
  });
});

describe('a range as a filter', () => {
  it.each([
    ['注册时间', { registtime: '2026-02-01 - 2026-02-28' }],
    ['实名时间', { realtime: '2026-02-01 00:00:00 - 2026-02-28 23:59:59' }],
  ])('that is picked with one click is sent as its parameter alone: %s', async (label, params) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00+08:00') });
    try {
      const { asked, ask } = await open({}, ranges);
      fireEvent.click(screen.getByLabelText(`打开日历：${label}`));
      await press('上月');
      ask();
      expect(asked).toEqual([params]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a number as a filter', () => {
  it('is sent as typed, without its blanks', async () => {
    const { asked, ask } = await open();
    type('points', ' 7 ');
    expect(field('points').inputMode).toBe('numeric');
    ask();
    expect(asked).toEqual([{ status: '7' }]);
  });

  it.each([
    ['x', '请输入数字'],
    ['1.5', '请输入整数'],
    ['0', '不能小于 1'],
    ['10', '不能大于 9'],
  ])('%s is refused with %s, which goes when it is mended', async (typed, sentence) => {
    const { asked, ask } = await open();
    type('points', typed);
    expect(screen.queryByText(sentence)).toBeNull();
    ask();
    expect(screen.getByText(sentence)).not.toBeNull();
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(field('points'));
    type('points', '5');
    expect(screen.queryByText(sentence)).toBeNull();
    ask();
    expect(asked).toEqual([{ status: '5' }]);
  });
});

it('a text that is longer than declared is refused too', async () => {
  const { asked, ask } = await open();
  type('keyword', '一二三四');
  ask();
  expect(screen.getByText('输入的内容过长')).not.toBeNull();
  expect(asked).toEqual([]);
});
