import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFocus } from '../../../src/ui/list/listFocus';

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

describe('the focus, when its element disappears from a list,', () => {
  test.each([
    ['is on the row', () => document.getElementById('gone')?.remove(), 'link'],
    ['is on the rows, without the row', () => document.querySelector('tr')?.remove(), 'rows'],
    ['is on what can be done, without any row', () => list().replaceChildren(resetButton()), 'reset'],
    ['is on the list, where nothing can', () => list().replaceChildren('暂无数据'), 'list'],
  ])('%s', async (_where, change, id) => {
    change();
    await waitFor(() => expect(focused()).toBe(id));
  });

  test('moves to the list when the row that was returned to disappears', async () => {
    stop();
    document.getElementById('link')?.focus();
    stop = keepFocus(list());
    document.querySelector('tr')?.remove();
    await waitFor(() => expect(focused()).toBe('rows'));
  });

  test('moves to the list from an element beside the row', async () => {
    document.getElementById('bar')?.focus();
    document.getElementById('bar')?.remove();
    await waitFor(() => expect(focused()).toBe('rows'));
  });

  test('moves to the list when its dialog is closed', async () => {
    const dialog = document.body.appendChild(resetButton());
    document.getElementById('bar')?.focus();
    dialog.focus();
    document.getElementById('bar')?.remove();
    await Promise.resolve();
    expect(focused()).toBe('reset');
    dialog.remove();
    await waitFor(() => expect(focused()).toBe('rows'));
  });

  test.each([
    [
      'the page that is shown',
      '<nav><ul><li><button>1</button></li><li><button id="here" aria-current="page"></button></li></ul>',
      '</nav>',
    ],
    ['the arrow back, on a phone', '<nav><ul><li><button id="here"></button></li></ul>', '</nav>'],
  ])('moves to %s when the arrow is disabled', async (_where, before, after) => {
    const pages = list().parentElement?.appendChild(document.createElement('div'));
    if (pages) pages.innerHTML = `${before}<button id="next"></button>${after}`;
    const next = document.getElementById('next') as HTMLButtonElement;
    next.focus();
    next.disabled = true;
    await waitFor(() => expect(focused()).toBe('here'));
  });

  test('stays where the person has moved it meanwhile', async () => {
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
