import authority from '@i18n/zh-CN/areas/authority';
import { isAtNight, isFromNewAddress } from '@resources/authority/loginMarks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { list } from 'declared-console/words/zh-CN/shell';
import { describe, expect, it, test } from 'vitest';
import { renderConsole } from '../../support/renderConsole';

const words = authority.resources['authority/log'].marks;

test('the login log marks logins at night, and from addresses that the rows read so far don’t have', async () => {
  const logins = [
    { account_id: '1', name: 'A', login_time: '2026-03-03 09:00:00', ip: '10.0.0.1' },
    { account_id: '1', name: 'B', login_time: '2026-03-02 23:30:00', ip: '10.0.0.2' },
    ...Array.from({ length: 9 }, (_, n) => ({
      account_id: '2',
      name: `C${n}`,
      login_time: `2026-03-01 1${n}:00:00`,
      ip: '10.0.0.3',
    })),
    { account_id: '1', name: 'D', login_time: '2026-02-28 10:00:00', ip: '10.0.0.1' },
  ];
  await renderConsole({
    at: '/authority/log',
    lists: ['authority/log'],
    answers: {
      'GET /api/LoginLog/getList': ({ page = 1 }) => ({
        data: logins.slice((Number(page) - 1) * 10, Number(page) * 10),
        count: logins.length,
      }),
    },
  });
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent ?? '';
  await waitFor(async () => expect(await row('B')).toContain(words.night));
  // Of the first login of an account among the rows read nothing is known.
  expect(await row('B')).not.toContain(words.newAddress);
  expect(await row('A')).toContain(words.newAddress);
  expect(await row('C3')).not.toContain(words.newAddress);
  // What was searched through was read: an older login from there is on another page.
  const field = await screen.findByLabelText('搜索账号ID、姓名、IP地址', { selector: 'input' });
  fireEvent.change(field, { target: { value: '10.0.0' } });
  fireEvent.submit(field);
  await screen.findByText(list.foundInAll.replace('%{read}', String(logins.length)));
  await waitFor(async () => expect(await row('B')).toContain(words.newAddress));
  expect(await row('A')).not.toContain(words.newAddress);
});

describe('at night', () => {
  it.each([
    ['2026-03-03 22:00:00', true],
    ['2026-03-03 21:59:59', false],
    ['2026-03-03 05:59:59', true],
    ['2026-03-03 06:00:00', false],
    // By the application's clock, eight hours ahead.
    ['2026-03-03T14:30:00Z', true],
    ['2026-03-03T23:30:00Z', false],
    ['2026-03-03', false],
    ['', false],
  ])('%s: %s', (login_time, isNight) => {
    expect(isAtNight({ login_time })).toBe(isNight);
  });
});

describe('an address', () => {
  const login = (login_time: string, ip: string, account_id = '1') => ({ account_id, login_time, ip });
  const old = login('2026-03-01 08:00:00', '1.1.1.1');
  it.each([
    ['is new if earlier logins had others', login('2026-03-02 08:00:00', '2.2.2.2'), true],
    ['is known if an earlier login had it', login('2026-03-02 08:00:00', '1.1.1.1'), false],
    ['of the first login is neither', login('2026-02-01 08:00:00', '2.2.2.2'), false],
    ['of another account tells nothing', login('2026-03-02 08:00:00', '2.2.2.2', '2'), false],
    ['that is missing isn’t new', login('2026-03-02 08:00:00', ''), false],
  ])('%s', (_, one, isNew) => {
    expect(isFromNewAddress(one, [one, old])).toBe(isNew);
  });
});
