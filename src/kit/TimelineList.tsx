import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Tone } from '../model/enums';

/**
 * Events in their order, along a line.
 * @example <TimelineList><TimelineItem tone="good">Lent to Ada</TimelineItem></TimelineList>
 */
export function TimelineList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ol" sx={list}>
      {children}
    </Box>
  );
}

interface TimelineItemProps {
  /** The colour of its dot. */
  readonly tone?: Tone | undefined;
  /** What isn't an event, but a stretch between two, is dashed and has no dot; what is unknown is dashed. */
  readonly is?: 'event' | 'gap' | 'unknown';
  readonly children: ReactNode;
}

/**
 * An event of a {@link TimelineList}, or a stretch of time between two.
 * @example <TimelineItem is="gap">Three weeks</TimelineItem>
 */
export function TimelineItem({ tone = 'neutral', is = 'event', children }: TimelineItemProps) {
  const dot = is === 'unknown' ? 'divider' : DOTS[tone];
  return (
    <Box
      component="li"
      sx={{
        ...item,
        ...(is === 'event' ? {} : dashed),
        ...(is === 'gap' ? gap : { '&::before': { ...round, borderColor: dot } }),
      }}
    >
      {children}
    </Box>
  );
}

const DOTS = {
  neutral: 'primary.main',
  info: 'info.main',
  good: 'success.main',
  warn: 'warning.main',
  bad: 'error.main',
} as const;

const list = { listStyle: 'none', m: 0, p: 0, fontSize: 14 };
const item = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  pl: 2.5,
  py: 0.5,
  breakInside: 'avoid',
  borderLeft: '2px solid',
  borderColor: 'divider',
  ml: '5px',
} as const;
const dashed = { borderLeftStyle: 'dashed', borderColor: 'text.disabled', color: 'text.secondary' } as const;
const gap = { fontSize: 13, py: 1 };
const round = {
  content: '""',
  position: 'absolute',
  left: '-6px',
  top: '11px',
  width: 10,
  height: 10,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid',
  bgcolor: 'background.paper',
} as const;
