import { beforeEach, expect, it } from 'vitest';
import { leaveLink, takeFocus } from '../../../src/kit/takeFocus';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<nav><button>menu</button></nav><h1 tabindex="-1">page</h1>';
  element('button').focus();
});

it('takes the focus from a followed link, and from no other part of the menu', () => {
  takeFocus(element('h1'));
  expect(document.activeElement).toBe(element('button'));
  leaveLink();
  takeFocus(element('h1'));
  expect(document.activeElement).toBe(element('h1'));
});

it.each(['keydown', 'pointerdown'])(
  'does not take the focus from a user who did something else meanwhile: %s',
  (type) => {
    leaveLink();
    element('button').dispatchEvent(new Event(type, { bubbles: true }));
    takeFocus(element('h1'));
    expect(document.activeElement).toBe(element('button'));
  },
);
