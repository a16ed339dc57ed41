import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedList } from '../../../src/ui/list/EmbeddedList';
import { renderConsole } from '../../support/renderConsole';

const answers = {
  'GET /api/ajax/user/getUserList': () => ({
    data: [1, 2].map((n) => ({ user_id: String(n), companyName: `公司${n}`, user_status: '3' })),
    count: 2,
  }),
};

const press = (key: string, more: object = {}, at: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(at, { key, ...more });
const rowOfFocus = () => document.activeElement?.closest('tr')?.dataset.row;

describe('the keys of a list', () => {
  beforeEach(async () => {
    await renderConsole({ lists: ['user/enterprise'], at: '/user/enterprise', answers });
    await screen.findByText('公司2');
  });

  it('move to the links of its rows', () => {
    press('j');
    expect(rowOfFocus()).toBe('1');
    press('J');
    expect(document.activeElement?.textContent).toBe('公司2');
    press('k');
    expect(rowOfFocus()).toBe('1');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with ⌘', { metaKey: true }],
    ['of an input method', { isComposing: true }],
    ['of an input method, as Safari reports them', { keyCode: 229 }],
  ])('are none %s', (_, more) => {
    press('j', more);
    expect(rowOfFocus()).toBeUndefined();
  });

  it('are none with Shift', () => {
    press('J', { shiftKey: true });
    expect(rowOfFocus()).toBeUndefined();
  });

  it.each(['input', 'select', 'textarea'])('are none in a field: %s', (name) => {
    const field = document.body.appendChild(document.createElement(name));
    field.focus();
    expect(press('j'), 'the letter is typed').toBe(true);
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

it('a list inside a page has no keys', async () => {
  const pages = { '/page': <EmbeddedList name="user/enterprise" params={{}} /> };
  await renderConsole({ lists: ['user/enterprise'], at: '/page', pages, answers });
  await screen.findByText('公司2');
  press('j');
  expect(rowOfFocus()).toBeUndefined();
});
