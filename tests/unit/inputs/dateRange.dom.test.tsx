import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedRange } from '../../../src/kinds/inputs/date/calendar/typed';
import { DateRangeField } from '../../../src/kinds/inputs/dateRange/DateRangeField';
import { button, press, renderConsole } from '../../support/renderConsole';

const LABEL = '注册时间';
const heard = vi.fn();

interface RangeProps {
  readonly time: boolean;
  readonly initial?: TypedRange;
}

/** A range as a query bar holds it. */
function Range({ time, initial }: RangeProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangeField
      label={LABEL}
      time={time}
      value={value}
      problem={typeof value === 'string' && 'unreadable'}
      onChange={(next) => {
        heard(next);
        setValue(next);
      }}
    />
  );
}

/** Opens the calendar of a range. */
async function open(props: RangeProps) {
  await renderConsole({ at: '/range', pages: { '/range': <Range {...props} /> } });
  fireEvent.click(screen.getByLabelText(`打开日历：${LABEL}`));
  await button('近7天');
}

const text = () => screen.getByLabelText<HTMLInputElement>(LABEL, { selector: 'input' }).value;
const isClosed = () => waitFor(() => expect(screen.queryByText('近7天')).toBeNull());
const day = (at: string) =>
  screen.findByText(String(Number(at.slice(8))), { selector: `[data-day="${at}"] button` });
const pick = async (at: string) => fireEvent.click(await day(at));
const marked = () =>
  [...document.querySelectorAll('[data-selected=true]')].map((each) => each.getAttribute('data-day'));
const clock = (end: string) => screen.getByLabelText<HTMLInputElement>(end);
const set = (end: string, at: string) => fireEvent.change(clock(end), { target: { value: at } });

const MARCH = { start: '2026-03-10', end: '2026-03-12' };

beforeEach(() => {
  heard.mockClear();
});

describe('a range of days', () => {
  it.each([
    ['2026-03-02', '2026-03-05'],
    ['2026-03-05', '2026-03-02'],
  ])('is picked by its two days in either order: %s, %s', async (one, other) => {
    await open({ time: false, initial: MARCH });
    expect(marked()).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
    await pick(one);
    expect(heard, 'one day is no range yet').not.toHaveBeenCalled();
    expect(marked()).toEqual([one]);
    await pick(other);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-02', end: '2026-03-05' });
    await isClosed();
    expect(text()).toBe('2026-03-02 - 2026-03-05');
  });

  it('of one day is picked by clicking it twice', async () => {
    await open({ time: false, initial: MARCH });
    await pick('2026-03-11');
    await pick('2026-03-11');
    expect(heard).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-11', end: '2026-03-11' });
  });

  it('that is half picked is unchanged after Escape', async () => {
    await open({ time: false, initial: MARCH });
    await pick('2026-03-02');
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await isClosed();
    expect(heard).not.toHaveBeenCalled();
    expect(text()).toBe('2026-03-10 - 2026-03-12');
  });

  it('opens with the month of its end and the one before', async () => {
    await open({ time: false, initial: { start: '2025-11-20', end: '2026-03-31' } });
    const months = [...document.querySelectorAll('[role=grid]')].map((grid) =>
      grid.getAttribute('aria-label'),
    );
    expect(months).toEqual(['2026年2月', '2026年3月']);
    expect(document.querySelector('[role=grid] th')?.getAttribute('aria-label')).toBe('星期一');
  });

  it.each([
    ['今天', '2026-03-31', '2026-03-31'],
    ['昨天', '2026-03-30', '2026-03-30'],
    ['本周', '2026-03-30', '2026-03-31'],
    ['上周', '2026-03-23', '2026-03-29'],
    ['近7天', '2026-03-25', '2026-03-31'],
    ['近30天', '2026-03-02', '2026-03-31'],
    ['本月', '2026-03-01', '2026-03-31'],
    ['上月', '2026-02-01', '2026-02-28'],
    ['今年', '2026-01-01', '2026-03-31'],
  ])('is picked with one click: %s', async (preset, start, end) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00+08:00') });
    try {
      await open({ time: false });
      await press(preset);
      expect(heard).toHaveBeenCalledExactlyOnceWith({ start, end });
      await isClosed();
    } finally {
      vi.useRealTimers();
    }
  });

  it('offers no hours', async () => {
    await open({ time: false, initial: MARCH });
    expect(screen.queryByLabelText('开始时间')).toBeNull();
  });

  it("is opened with the focus on its first day, with today in the application's time zone", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T20:00:00Z') });
    try {
      await open({ time: false });
      expect(document.activeElement?.getAttribute('aria-label')).toBe('今天，2026年4月1日星期三');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was cleared is no range', async () => {
    await renderConsole({ at: '/range', pages: { '/range': <Range time={false} initial={MARCH} /> } });
    fireEvent.change(screen.getByLabelText(LABEL, { selector: 'input' }), { target: { value: ' ' } });
    expect(heard).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

describe('a range that is typed', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>(LABEL, { selector: 'input' });
  const type = (words: string) => fireEvent.change(input(), { target: { value: words } });
  const closed = (initial?: TypedRange) =>
    renderConsole({ at: '/range', pages: { '/range': <Range time={false} initial={initial} /> } });

  it.each([
    ['left', () => fireEvent.blur(input())],
    ['sent by Enter', () => fireEvent.keyDown(input(), { key: 'Enter' })],
  ])('keeps its text as typed until it is %s', async (_, settle) => {
    await closed();
    type('2026/3/2~2026/3/5');
    expect(text()).toBe('2026/3/2~2026/3/5');
    settle();
    expect(text()).toBe('2026-03-02 - 2026-03-05');
  });

  it("that can't be parsed is reported on blur, but not by the Enter of an input method", async () => {
    await closed();
    type('2026-03-02 -');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(screen.queryByText('unreadable')).toBeNull();
    fireEvent.keyDown(input(), { key: 'Enter' });
    screen.getByText('unreadable');
    expect(text()).toBe('2026-03-02 -');
  });

  it('is cleared at once, even before blur', async () => {
    await closed();
    expect(screen.queryByLabelText(`清空${LABEL}`)).toBeNull();
    type('2026/3/2~2026/3/5');
    fireEvent.click(screen.getByLabelText(`清空${LABEL}`));
    expect(text()).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('opens the calendar by Alt with the arrow down', async () => {
    await closed(MARCH);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(screen.queryByText('近7天')).toBeNull();
    fireEvent.keyDown(input(), { key: 'ArrowDown', altKey: true });
    await button('近7天');
  });
});

describe('a range of moments', () => {
  it('covers whole days until hours are set', async () => {
    await open({ time: true });
    expect(clock('开始时间').disabled).toBe(true);
    await press('今天');
    await isClosed();
    fireEvent.click(screen.getByLabelText(`打开日历：${LABEL}`));
    await button('近7天');
    expect([clock('开始时间').value, clock('结束时间').value]).toEqual(['00:00:00', '23:59:59']);
    expect(clock('开始时间').disabled).toBe(false);
  });

  it('takes hours, and is closed by its button', async () => {
    await open({ time: true, initial: MARCH });
    await pick('2026-03-03');
    await pick('2026-03-04');
    set('开始时间', '08:30:00');
    set('结束时间', '17:00');
    expect(heard).toHaveBeenLastCalledWith({ start: '2026-03-03 08:30:00', end: '2026-03-04 17:00:00' });
    await pick('2026-03-05');
    expect(heard, 'begun anew by a third day').toHaveBeenCalledTimes(3);
    await press('确定');
    await isClosed();
    expect(text()).toBe('2026-03-03 08:30:00 - 2026-03-04 17:00:00');
  });

  it('whose end precedes its start while its hours are being typed can still be typed', async () => {
    await open({ time: true, initial: { start: '2026-03-03 09:00:00', end: '2026-03-03 17:00:00' } });
    // The first digit of 18.
    set('结束时间', '01:00:00');
    expect(clock('结束时间')).toMatchObject({ disabled: false, value: '01:00:00' });
    expect(text(), 'as it is, for all to see').toBe('2026-03-03 09:00:00 - 2026-03-03 01:00:00');
    expect(heard, 'and no range').toHaveBeenLastCalledWith(expect.any(String));
    set('结束时间', '18:00:00');
    expect(heard).toHaveBeenLastCalledWith({ start: '2026-03-03 09:00:00', end: '2026-03-03 18:00:00' });
  });

  it('whose hour is cleared covers the whole day again', async () => {
    await open({ time: true, initial: { start: '2026-03-03 09:00:00', end: '2026-03-03 17:00:00' } });
    set('结束时间', '');
    expect(heard).toHaveBeenLastCalledWith({ start: '2026-03-03 09:00:00', end: '2026-03-03' });
  });
});
