import { createTheme, Dialog, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { themesOf } from '../../../src/console/theme';

function openDialog() {
  const [onClose, onYes] = [vi.fn(), vi.fn()];
  render(
    <ThemeProvider theme={createTheme(themesOf(false).lightTheme)}>
      <Dialog open onClose={onClose}>
        <button type="button" onClick={onYes}>
          确定
        </button>
        <textarea aria-label="备注" />
      </Dialog>
    </ThemeProvider>,
  );
  const beside = screen.getByRole('dialog').parentElement as Element;
  return { onClose, onYes, yes: screen.getByText('确定'), beside };
}

/** One click of a series, with this `detail`. */
function click(at: Element, detail: number) {
  fireEvent.mouseDown(at, { detail });
  fireEvent.mouseUp(at, { detail });
  fireEvent.click(at, { detail });
}

it('holding Enter does not answer a dialog, but breaks the line in a text', () => {
  const { yes } = openDialog();
  const isHeard = (at: Element, repeat: boolean) => fireEvent.keyDown(at, { key: 'Enter', repeat });
  expect(isHeard(yes, true)).toBe(false);
  expect(isHeard(yes, false)).toBe(true);
  expect(isHeard(screen.getByLabelText('备注'), true)).toBe(true);
});

describe('a dialog that was opened by the first click of a double click', () => {
  it('is neither closed nor confirmed by the second click', () => {
    const { onClose, onYes, yes, beside } = openDialog();
    click(beside, 2);
    click(yes, 2);
    expect(onClose).not.toHaveBeenCalled();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('reacts to every click of a series that began in it, and to those of a keyboard', () => {
    const { onClose, onYes, yes, beside } = openDialog();
    fireEvent.click(yes, { detail: 0 });
    click(yes, 1);
    click(yes, 2);
    expect(onYes).toHaveBeenCalledTimes(3);
    click(beside, 1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
