import { createTheme, getContrastRatio } from '@mui/material';
import { describe, expect, it } from 'vitest';
import { themesOf } from '../../../src/console/theme';

describe.each(Object.entries(themesOf(true)))('with more contrast, %s', (_name, theme) => {
  it('mutes no text, and draws each line with enough contrast', () => {
    const { text, divider, background } = createTheme(theme).palette;
    for (const ground of [background.default, background.paper]) {
      expect(getContrastRatio(text.secondary, ground)).toBeGreaterThanOrEqual(7);
      expect(getContrastRatio(divider, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
