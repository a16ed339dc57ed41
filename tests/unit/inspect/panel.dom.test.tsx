import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import InspectButton from '../../../src/console/inspect/InspectButton';
import { createTrace } from '../../../src/console/inspect/trace';
import { renderConsole } from '../../support/renderConsole';

const trace = createTrace();
const toggle = () => act(async () => void fireEvent.keyDown(window, { key: 'i', ctrlKey: true }));
const opener = () => screen.getByLabelText('开发者检视', { selector: 'button' });
const closer = () => screen.queryByLabelText('关闭');

/** A page with the panel open, and a text field beside it. */
async function open() {
  await renderConsole({
    at: '/x',
    pages: {
      '/x': (
        <>
          <InspectButton trace={trace} />
          <input aria-label="beside" />
        </>
      ),
    },
  });
  await screen.findByLabelText('开发者检视');
  await toggle();
  expect(document.activeElement).toBe(closer());
}

test.each([
  ['its shortcut', toggle],
  ['Escape', () => act(async () => void fireEvent.keyDown(closer() as Element, { key: 'Escape' }))],
  ['its button', () => act(async () => closer()?.click())],
])('the panel returns the focus when it is closed by %s', async (_, close) => {
  await open();
  await close();
  expect(closer()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('closing it while the user types beside it leaves the focus there', async () => {
  await open();
  screen.getByLabelText('beside').focus();
  await toggle();
  expect(closer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('beside'));
});
