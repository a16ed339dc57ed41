import type { Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { deafToStrayClicks } from './strayClicks';

const FONT = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(',');

const SIDEBAR = 216;

/** The focus ring. */
const ringOf = (color: string) => `2px solid ${color}`;

const palettes = {
  light: {
    primary: { main: '#1f5fa8' },
    secondary: { main: '#3d5a80' },
    success: { main: '#1b7340' },
    warning: { main: '#93570a' },
    error: { main: '#b3261e' },
    info: { main: '#1c6690' },
    background: { default: '#f4f6f8', paper: '#ffffff' },
    text: { primary: '#1b2430', secondary: '#556270' },
    divider: '#e1e6ec',
    edge: '#8692a0',
  },
  dark: {
    primary: { main: '#8ab8f0' },
    secondary: { main: '#a9bfdc' },
    success: { main: '#7fcf9d' },
    warning: { main: '#f0bf73' },
    error: { main: '#f2a09a' },
    info: { main: '#8cc8ea' },
    background: { default: '#12161c', paper: '#1a2028' },
    text: { primary: '#e6eaf0', secondary: '#a4afbc' },
    divider: '#2d3540',
    edge: '#6d7a89',
  },
};

/** Prints dark mode in dark text on white. A `white-paper` is white on screen, too, and stays as it is. */
const onPaper = {
  'html, body': { colorScheme: 'light', backgroundColor: '#fff !important' },
  'body :not(.white-paper, .white-paper *)': {
    color: `${palettes.light.text.primary} !important`,
    borderColor: `${palettes.light.divider} !important`,
    backgroundColor: 'transparent !important',
  },
};

type Colors = typeof palettes.light;

/** More contrast, if the system asks for it: no muted text, and stronger lines and edges. */
const strengthened = ({ text: { primary, secondary }, ...colors }: Colors): Colors => ({
  ...colors,
  text: { primary, secondary: primary },
  divider: secondary,
  edge: primary,
});

/** A dense, quiet theme with aligned figures, hairlines, and fonts and line heights for Chinese. */
const themeOf = (mode: 'light' | 'dark', { edge, ...colors }: Colors): RaThemeOptions => ({
  // By default icons are pure white on dark, brighter than the text.
  palette: { mode, ...colors, action: { active: colors.text.secondary } },
  shape: { borderRadius: 8 },
  sidebar: { width: SIDEBAR, closedWidth: 0 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.4 },
    h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
    h6: { fontSize: 16, fontWeight: 600 },
    // What is read, typed and pressed has one size; 13 px is for what explains it.
    body1: { fontSize: 14, lineHeight: 1.6 },
    body2: { fontSize: 14, lineHeight: 1.6 },
    button: { textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: ({ palette }: Theme) => ({
        // For the console's own style sheets.
        ':root': {
          '--paper': palette.background.paper,
          '--text': palette.text.primary,
          '--muted': palette.text.secondary,
          '--line': palette.divider,
          '--edge': edge,
          '--accent': palette.primary.main,
          '--hover': palette.action.hover,
          '--selected': palette.action.selected,
          '--error': palette.error.main,
          '--warning': palette.warning.main,
        },
        // Otherwise each MUI input adds and removes these itself, and the page is restyled each time.
        '@keyframes mui-auto-fill': { from: { display: 'block' } },
        '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
        body: { fontVariantNumeric: 'tabular-nums' },
        // A font for Chinese draws ’ and “ as wide as a character.
        ':lang(en)': { fontVariantEastAsian: 'proportional-width' },
        ...(mode === 'dark' && { '@media print': onPaper }),
        // Keeps one or two characters from wrapping onto a last line.
        '.MuiAlert-message, .MuiDialogContentText-root': { textWrap: 'balance' },
        // Large enough for a finger.
        '@media (pointer: coarse)': {
          '.MuiButton-outlined, .MuiButton-contained, .MuiDialogActions-root button': { minHeight: 44 },
        },
        a: { color: palette.primary.main, '&:not(:hover)': { textDecoration: 'none' } },
        ':focus-visible': { outline: ringOf(palette.primary.main), outlineOffset: 2 },
        // Forced colours remove backgrounds, and with them what only backgrounds show.
        '@media (forced-colors: active)': {
          '.MuiButton-root.MuiButton-contained, .MuiDialog-paper': { border: '1px solid' },
          'nav a[aria-current], .MuiButtonBase-root.Mui-selected, [role=listbox] .MuiAutocomplete-option.Mui-focused':
            {
              outline: ringOf('Highlight'),
              outlineOffset: -2,
            },
          // Outside the border that its neighbours have, too.
          'button[aria-current=true]': { outline: ringOf('Highlight'), outlineOffset: 1 },
        },
        // Only spinners still move, slowly: standing still they would look frozen.
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { transitionDuration: '0s !important' },
          '.MuiCircularProgress-root': { animationDuration: '6s' },
          '.MuiCircularProgress-circle, .MuiLinearProgress-bar': { animation: 'none' },
        },
      }),
    },
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      // MUI's default is too faint to read.
      styleOverrides: {
        // Browsers of phones zoom in on a field with smaller letters.
        root: { '@media (pointer: coarse)': { fontSize: 16 } },
        input: { '&::placeholder': { opacity: 0.7 } },
      },
    },
    // Scaled to 12 px above a field, as is the gap in the field's border.
    MuiInputLabel: { styleOverrides: { shrink: { fontSize: 16 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        // MUI's default border is barely visible.
        notchedOutline: { borderColor: edge, '& legend': { fontSize: 12 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { fontSize: 14 }, startIcon: { marginRight: 4 } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Without a ripple nothing else shows the focus, as MUI removes the outline.
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: ringOf(colors.primary.main), outlineOffset: 1 },
        },
      },
    },
    // The menu's edge would cut the ring off.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      defaultProps: { slotProps: { container: deafToStrayClicks } },
      // The dialog itself is focused if nothing in it is: it needs no ring around all of it.
      styleOverrides: { paper: { '&:focus-visible': { outline: 'none' } } },
    },
    // What is hidden from eyes scrolls with the content, or the dialog would scroll, too.
    MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.divider },
        head: { fontWeight: 600, whiteSpace: 'nowrap', color: colors.text.secondary },
      },
    },
    // In dark mode a popover would blend into what is below it.
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colors.divider}` } } },
    // Otherwise it leaves before anything is sent, and errors find no form to be shown in.
    RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
    RaSidebar: {
      styleOverrides: {
        root: {
          // Below the bar; by default it takes the bar to be 3em high, of larger letters.
          '& .RaSidebar-fixed': { width: SIDEBAR, height: 'calc(100vh - 48px)' },
          // It is fixed, and would otherwise remain below the page that takes its place.
          '&.RaSidebar-closed .RaSidebar-fixed': { visibility: 'hidden' },
        },
      },
    },
  },
});

/** The two themes, for react-admin's switch. */
export const themesOf = (hasMoreContrast: boolean) => {
  const colorsOf = hasMoreContrast ? strengthened : (colors: Colors) => colors;
  return {
    lightTheme: themeOf('light', colorsOf(palettes.light)),
    darkTheme: themeOf('dark', colorsOf(palettes.dark)),
  };
};
