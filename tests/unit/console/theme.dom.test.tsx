import { Checkbox, createTheme, getContrastRatio, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { themesOf } from '@/console/theme';

describe.each(Object.entries(themesOf(false)))('%s', (_name, theme) => {
  it("gives a checkbox's name to its input only, as react-admin names those of rows", () => {
    const { container } = render(
      <ThemeProvider theme={createTheme(theme)}>
        <Checkbox aria-label="选择此行" />
      </ThemeProvider>,
    );
    expect(screen.getByRole('checkbox', { name: '选择此行' })).not.toBeNull();
    expect(container.querySelectorAll('[aria-label]')).toHaveLength(1);
  });
});

describe.each(Object.entries(themesOf(true)))('with more contrast, %s', (_name, theme) => {
  it('mutes no text, and draws each line with enough contrast', () => {
    const { text, divider, background } = createTheme(theme).palette;
    for (const ground of [background.default, background.paper]) {
      expect(getContrastRatio(text.secondary, ground)).toBeGreaterThanOrEqual(7);
      expect(getContrastRatio(divider, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
