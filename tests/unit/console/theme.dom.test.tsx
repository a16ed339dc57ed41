import { Checkbox, createTheme, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme } from '@/console/theme';

describe.each(Object.entries({ lightTheme, darkTheme }))('%s', (_name, theme) => {
  it("gives a checkbox's name to the input alone, as react-admin names those of rows", () => {
    const { container } = render(
      <ThemeProvider theme={createTheme(theme)}>
        <Checkbox aria-label="选择此行" />
      </ThemeProvider>,
    );
    expect(screen.getByRole('checkbox', { name: '选择此行' })).not.toBeNull();
    expect(container.querySelectorAll('[aria-label]')).toHaveLength(1);
  });
});
