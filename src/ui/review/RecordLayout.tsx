import { Box, Paper, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, type Ref, useState } from 'react';
import { createRecordWarnings, RecordWarningsContext } from '../../kit/RecordWarnings';
import { createViewedFiles, ViewedFilesContext } from '../pictures/viewedFiles';

interface RecordLayoutProps {
  /** The decision form; without it the facts take the full width. */
  readonly decision: ReactNode;
  /** A workbench's pictures, which stay in view beside the facts. */
  readonly viewer?: ReactNode;
  /** Shown below the decision. */
  readonly after?: ReactNode;
  /** Puts the decision below the facts, for a small dialog or beside pictures; by default it is beside them. */
  readonly isBelow: boolean;
  /** The height of what covers the top of the scrolling area, in pixels: the page's bar. */
  readonly top?: number;
  /** Receives the facts' element, which a workbench's shortcut focuses. */
  readonly factsRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * The facts of a record and their decision, which stays in view on a large screen; stacked on a phone. What they warn of, and which
 * files were looked at, is known to the decision.
 */
export function RecordLayout(props: RecordLayoutProps) {
  const [warnings] = useState(createRecordWarnings);
  const [viewed] = useState(createViewedFiles);
  return (
    <RecordWarningsContext value={warnings}>
      <ViewedFilesContext value={viewed}>
        <Arranged {...props} />
      </ViewedFilesContext>
    </RecordWarningsContext>
  );
}

function Arranged({ decision, viewer, after, isBelow, top = 64, factsRef, children }: RecordLayoutProps) {
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

// From the window of a small laptop on, numbers to compare, picture and buttons are visible together: no decision is high.
const LARGE = '@media (min-width: 900px) and (min-height: 700px)';

// An empty decision takes no room.
const absent = { '& > .decision:empty': { display: 'none' } };

const facts = {
  ...absent,
  gap: 1.5,
  minWidth: 0,
  // Keeps focused elements from being covered by the decision, which itself is always in view and needs no scrolling.
  [LARGE]: {
    gap: 1,
    '& > :not(.decision) :focus-visible': { scrollMarginBottom: 400 },
    '& > section': { py: 1 },
    '& > section dl': { rowGap: 0.25 },
  },
};
const inSight = {
  '@container scroll-state(stuck: bottom)': { '& > section': { boxShadow: 8 } },
  [LARGE]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    containerType: 'scroll-state',
    '& > section': { py: 1.25 },
    '& h2': visuallyHidden,
    '& > section > div:has(> h2)': { mb: 0 },
    '& form > .MuiStack-root': { gap: 1 },
    // Choices stand beside what they answer. Floating, a legend takes part in its fieldset's row.
    '& fieldset:has(> [role=radiogroup])': {
      flexFlow: 'row wrap',
      alignItems: 'center',
      columnGap: 2,
      '& > legend': { float: 'left', transform: 'none', fontSize: 'body2.fontSize' },
      '& .MuiRadio-root': { py: 0.5 },
      '& > p': { flexBasis: '100%' },
    },
    // As high as what is written, and never by focus: a button that moves while it is pressed isn't pressed.
    '& textarea:not([aria-hidden])': {
      fieldSizing: 'content',
      height: 'auto !important',
      maxHeight: '7em',
      overflow: 'auto !important',
    },
    '& [role=group]:has(> .MuiChip-root)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      '& > .MuiChip-root': { flexShrink: 0 },
    },
  },
};
const beside = {
  ...absent,
  display: 'grid',
  // In a small window the facts get most of the width, so that their numbers don't wrap.
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
  // Room for the picture, its tools and the thumbnails, however low the window is.
  minHeight: { xs: 336, md: 420 },
  position: { md: 'sticky' },
  top: { md: 64 },
};
