import { today } from '@resources/clock';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import DayCalendar from '../../../src/kinds/inputs/date/calendar/DayCalendar';
import { renderConsole } from '../../support/renderConsole';

const onClose = vi.fn();
const open = async (value: string, time = true) => {
  const onChange = vi.fn();
  onClose.mockClear();
  await renderConsole({
    at: '/calendar',
    pages: {
      '/calendar': <DayCalendar time={time} value={value} onChange={onChange} onClose={onClose} />,
    },
  });
  return onChange;
};

test.each([
  ['2026-01-02 10:30:00', '10:30:00'],
  ['2026-01-02 25:00', '00:00:00'],
  ['2026-01-02 noon', '00:00:00'],
  ['', '00:00:00'],
])('of %j a day can be picked, at %s', async (value, clock) => {
  const onChange = await open(value);
  fireEvent.click(await screen.findByText('15', { selector: 'button' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-15 ${clock}$`)),
  );
});

test.each(['15', '今天'])(
  'a day is all there is to pick, without hours: %s closes the calendar',
  async (day) => {
    const onChange = await open('2026-01-02', false);
    fireEvent.click(await screen.findByText(day, { selector: 'button' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(day === '今天' ? today() : '2026-01-15');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('时间')).toBeNull();
  },
);

test('a day with an hour is closed by the button', async () => {
  const onChange = await open('2026-01-02 10:30:00');
  fireEvent.click(await screen.findByText('今天', { selector: 'button' }));
  expect(onChange).toHaveBeenLastCalledWith(`${today()} 10:30:00`);
  fireEvent.change(screen.getByLabelText('时间'), { target: { value: '11:45' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-01-02 11:45:00');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('确定'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('no hour can be set without a day', async () => {
  await open('');
  expect((await screen.findByLabelText<HTMLInputElement>('时间')).disabled).toBe(true);
});

test('days can be picked in a year that was typed with a digit too few', async () => {
  const onChange = await open('0202-01-02', false);
  fireEvent.click(await screen.findByText('15', { selector: 'button' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\d{4}-\d\d-15$/));
});
