import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface ReviewColumnProps {
  readonly children: ReactNode;
  /** While there is something to decide. */
  readonly decision: ReactNode;
  /** What stands beneath the decision. */
  readonly after?: ReactNode;
}

/** What is reviewed, part by part; on a large screen the decision stays in sight at the bottom. */
export function ReviewColumn({ children, decision, after }: ReviewColumnProps) {
  return (
    <Stack sx={column}>
      {children}
      {decision && <Box sx={inSight}>{decision}</Box>}
      {after}
    </Stack>
  );
}

const LARGE = '@media (min-width: 900px) and (min-height: 700px)';

const column = {
  gap: 1.5,
  // What the keyboard reaches is not left behind the decision.
  [LARGE]: { '& :focus-visible': { scrollMarginBottom: 240 } },
};
const inSight = {
  containerType: 'scroll-state',
  [LARGE]: { position: 'sticky', bottom: 0, zIndex: 2 },
  '@container scroll-state(stuck: bottom)': { '& > section': { boxShadow: 8 } },
};
