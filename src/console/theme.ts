import type { Theme } from '@mui/material';
import type { CheckboxOwnerState } from '@mui/material/Checkbox';
import type { RaThemeOptions } from 'ra-ui-materialui';
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

/** What shows where the keyboard is. */
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

/** Paper is white in the dark, too, and what is light for a dark ground would not be seen on it. A `white-paper` is drawn for paper on the screen. */
const onPaper = {
  'html, body': { colorScheme: 'light', backgroundColor: '#fff !important' },
  'body :not(.white-paper, .white-paper *)': {
    color: `${palettes.light.text.primary} !important`,
    borderColor: `${palettes.light.divider} !important`,
    backgroundColor: 'transparent !important',
  },
};

type Colors = typeof palettes.light;

/** Where a system asks for more contrast nothing that is read is muted, and each line and edge is as plain as what is read. */
const strengthened = ({ text: { primary, secondary }, ...colors }: Colors): Colors => ({
  ...colors,
  text: { primary, secondary: primary },
  divider: secondary,
  edge: primary,
});

/** A dense, quiet theme: figures align, lines are hairlines, Chinese has its own fonts and leading. */
const themeOf = (mode: 'light' | 'dark', { edge, ...colors }: Colors): RaThemeOptions => ({
  // MUI's own icons are pure white on dark, brighter than what is read.
  palette: { mode, ...colors, action: { active: colors.text.secondary } },
  shape: { borderRadius: 8 },
  sidebar: { width: SIDEBAR, closedWidth: 0 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.4 },
    h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
    h6: { fontSize: 16, fontWeight: 600 },
    body2: { fontSize: 14, lineHeight: 1.6 },
    button: { textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: ({ palette }: Theme) => ({
        // What the console's own style sheets are drawn in.
        ':root': {
          '--paper': palette.background.paper,
          '--text': palette.text.primary,
          '--muted': palette.text.secondary,
          '--line': palette.divider,
          '--accent': palette.primary.main,
          '--hover': palette.action.hover,
          '--selected': palette.action.selected,
          '--warning': palette.warning.main,
          '--on-warning': palette.warning.contrastText,
        },
        // What MUI's inputs would each put into a sheet of their own and take out again, and the page be styled anew.
        '@keyframes mui-auto-fill': { from: { display: 'block' } },
        '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
        body: { fontVariantNumeric: 'tabular-nums' },
        ...(mode === 'dark' && { '@media print': onPaper }),
        // No line of one character or two beneath a notice or a question.
        '.MuiAlert-message, .MuiDialogContentText-root': { textWrap: 'balance' },
        // As large as a finger.
        '@media (pointer: coarse)': {
          '.MuiButton-outlined, .MuiButton-contained, .MuiDialogActions-root button': { minHeight: 44 },
        },
        a: { color: palette.primary.main, '&:not(:hover)': { textDecoration: 'none' } },
        ':focus-visible': { outline: ringOf(palette.primary.main), outlineOffset: 2 },
        // Where a system forces its own colours, backgrounds are gone, and with them what they alone tell.
        '@media (forced-colors: active)': {
          '.MuiButton-root.MuiButton-contained, .MuiDialog-paper': { border: '1px solid' },
          'nav a[aria-current], .MuiButtonBase-root.Mui-selected, [role=listbox] .MuiAutocomplete-option.Mui-focused':
            {
              outline: ringOf('Highlight'),
              outlineOffset: -2,
            },
          // Around the frame that each of its neighbours has, too.
          'button[aria-current=true]': { outline: ringOf('Highlight'), outlineOffset: 1 },
        },
        // What opens is there at once; only what waits still turns, slowly, for standing still it would seem to hang.
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { transitionDuration: '0s !important' },
          '.MuiCircularProgress-root': { animationDuration: '6s' },
          '.MuiCircularProgress-circle, .MuiLinearProgress-bar': { animation: 'none' },
        },
      }),
    },
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      // MUI's own is too faint to be read.
      styleOverrides: { input: { '&::placeholder': { opacity: 0.7 } } },
    },
    // MUI's own edge is hardly seen.
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: edge } } },
    MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Without a ripple nothing else would show where the keyboard is: its own style takes the outline away.
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: ringOf(colors.primary.main), outlineOffset: 1 },
        },
      },
    },
    // The edge of a menu would cut it off.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
    MuiTablePagination: {
      styleOverrides: {
        actions: { '& .Mui-focusVisible': { outlineOffset: -2 } },
        select: {
          '&:focus-visible': { outline: ringOf(colors.primary.main), outlineOffset: -2 },
        },
      },
    },
    RaPlaceholder: { styleOverrides: { root: { backgroundColor: colors.divider } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // MUI puts what a checkbox is called on its wrapper, so that rows' checkboxes would have no name for a screen reader.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined, 'aria-describedby': undefined },
          input: ({ 'aria-label': label, 'aria-describedby': description }: CheckboxOwnerState) => ({
            'aria-label': label,
            'aria-describedby': description,
          }),
        },
      },
    },
    MuiDialog: {
      defaultProps: { slotProps: { container: deafToStrayClicks } },
      // A dialog has the focus where nothing in it has: that it opened is plain without a ring around all of it.
      styleOverrides: { paper: { '&:focus-visible': { outline: 'none' } } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.divider },
        head: { fontWeight: 600, whiteSpace: 'nowrap', color: colors.text.secondary },
      },
    },
    // On dark, what floats would melt into what lies beneath it.
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colors.divider}` } } },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-fixed': { width: SIDEBAR },
          // It is fixed, and would still lie beneath the page that has taken its place.
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
