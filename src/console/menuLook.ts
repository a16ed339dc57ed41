import type { SxProps, Theme } from '@mui/material';

/** How the menu looks; its structure is plain lists, buttons and links. */
export const menuLook: SxProps<Theme> = {
  p: 1,
  fontSize: 14,
  color: 'text.primary',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { position: 'relative' },
  '& li > ul': { mb: 1 },
  '& button, & a': {
    display: 'flex',
    alignItems: 'center',
    width: 1,
    boxSizing: 'border-box',
    minHeight: { xs: 44, sm: 36 },
    px: 1.5,
    py: 0.5,
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& button': { fontWeight: 500, gap: 1.25 },
  '& button > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button > svg': { fontSize: 20, color: 'text.secondary' },
  '& button > svg:last-child': { fontSize: 18 },
  '& button[aria-expanded="false"] > svg:last-child': { transform: 'rotate(-90deg)' },
  '& a': { pl: 5.25, lineHeight: 1.35 },
  // The place of a badge, before it comes.
  '& a[aria-describedby]': { pr: 5.5 },
  '& a[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
};
