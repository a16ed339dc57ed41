import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import DayCalendar from '@/ui/inputs/calendar/DayCalendar';
import { renderConsole } from '../../support/renderConsole';

const open = async (value: string) => {
  const onChange = vi.fn();
  await renderConsole({
    at: '/calendar',
    pages: {
      '/calendar': <DayCalendar time value={value} onChange={onChange} onClose={() => {}} />,
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
