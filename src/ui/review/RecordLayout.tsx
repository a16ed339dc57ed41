import { Box, Paper, Stack } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface RecordLayoutProps {
  /** What is decided about the record; without it the facts have the whole width. */
  readonly decision: ReactNode;
  /** The pictures of a workbench, which stay in view beside the facts. */
  readonly viewer?: ReactNode;
  /** What stands beneath the decision. */
  readonly after?: ReactNode;
  /** The decision stands below the facts, in a small dialog or beside pictures; else beside them. */
  readonly isBelow: boolean;
  /** What lies over the top of what scrolls, in pixels: the bar of a page. */
  readonly top?: number;
  /** The facts can be reached by a workbench's shortcut. */
  readonly factsRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Facts and their decision, which stays in sight on a large screen; one above the other on a phone. */
export function RecordLayout({
  decision,
  viewer,
  after,
  isBelow,
  top = 64,
  factsRef,
  children,
}: RecordLayoutProps) {
  if (!isBelow)
    return (
      <Box sx={decision ? beside : undefined}>
        <Stack ref={factsRef} tabIndex={factsRef ? -1 : undefined} sx={{ gap: 1.5, minWidth: 0 }}>
          {children}
          {after}
        </Stack>
        {decision && (
          <Box className="decision" sx={{ position: { md: 'sticky' }, top, minWidth: 0 }}>
            {decision}
          </Box>
        )}
      </Box>
    );
  const column = (
    <Stack sx={facts}>
      {children}
      {decision && (
        <Box className="decision" sx={inSight}>
          {decision}
        </Box>
      )}
      {after}
    </Stack>
  );
  if (!viewer) return column;
  return (
    <Box sx={halves}>
      <Paper variant="outlined" sx={pictures}>
        {viewer}
      </Paper>
      {column}
    </Box>
  );
}

const LARGE = '@media (min-width: 900px) and (min-height: 700px)';

// A step that has nothing to say of the record takes no room.
const absent = { '& > .decision:empty': { display: 'none' } };

const facts = {
  ...absent,
  gap: 1.5,
  minWidth: 0,
  // What the keyboard reaches is not left behind the decision; that itself is in sight, and moves nothing.
  [LARGE]: { '& > :not(.decision) :focus-visible': { scrollMarginBottom: 400 } },
};
const inSight = {
  containerType: 'scroll-state',
  [LARGE]: { position: 'sticky', bottom: 0, zIndex: 2 },
  '@container scroll-state(stuck: bottom)': { '& > section': { boxShadow: 8 } },
};
const beside = {
  ...absent,
  display: 'grid',
  // In a small window the facts, whose numbers must not be broken, have the most of it.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) clamp(300px, 40%, 380px)' },
  '&:has(> .decision:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: 1.5,
  alignItems: 'start',
};
const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 10fr)' },
  gap: 1.5,
  alignItems: 'start',
};
const pictures = {
  display: 'flex',
  minWidth: 0,
  p: 1,
  height: { xs: '52dvh', md: 'calc(100dvh - 170px)' },
  // Room for a stage, its tools and the strip, however low the window is.
  minHeight: { xs: 336, md: 420 },
  position: { md: 'sticky' },
  top: { md: 64 },
};
