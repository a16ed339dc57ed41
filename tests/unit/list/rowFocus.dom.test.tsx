import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFocus } from '@/ui/list/rowFocus';

const ROWS =
  '<div tabindex="0" id="rows"><table><tr><td><a href="/7" id="link">张7</a><button id="gone">审核</button></td></tr></table></div>';

let stop: () => void;
const list = () => document.getElementById('list') as HTMLElement;
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `<input id="elsewhere"><div><div id="list" tabindex="-1">${ROWS}</div><button id="bar"></button></div>`;
  stop = keepFocus(list());
  document.getElementById('gone')?.focus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('the keyboard, where what it was on is gone from a list', () => {
  test.each([
    ['is on the row', () => document.getElementById('gone')?.remove(), 'link'],
    ['is on the rows, without the row', () => document.querySelector('tr')?.remove(), 'rows'],
    ['is on what can be done, without any row', () => list().replaceChildren(resetButton()), 'reset'],
    ['is on the list, where nothing can', () => list().replaceChildren('暂无数据'), 'list'],
  ])('%s', async (_where, change, id) => {
    change();
    await waitFor(() => expect(focused()).toBe(id));
  });

  test('is on the list, where it was on what stood beside it', async () => {
    document.getElementById('bar')?.focus();
    document.getElementById('bar')?.remove();
    await waitFor(() => expect(focused()).toBe('rows'));
  });

  test('is on the list once the dialog is closed that it was in', async () => {
    const dialog = document.body.appendChild(resetButton());
    document.getElementById('bar')?.focus();
    dialog.focus();
    document.getElementById('bar')?.remove();
    await Promise.resolve();
    expect(focused()).toBe('reset');
    dialog.remove();
    await waitFor(() => expect(focused()).toBe('rows'));
  });

  test('stays elsewhere, where it has gone there meanwhile', async () => {
    document.getElementById('elsewhere')?.focus();
    document.getElementById('gone')?.remove();
    await Promise.resolve();
    expect(focused()).toBe('elsewhere');
  });
});

function resetButton() {
  const button = document.createElement('button');
  button.id = 'reset';
  return button;
}
