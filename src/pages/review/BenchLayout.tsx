import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { PictureViewer } from '../../ui/review/PictureViewer';
import type { Picture } from '../../ui/review/pictures';
import type { Bench } from './Workbench';

interface BenchLayoutProps {
  readonly pictures: readonly Picture[];
  readonly bench: Pick<Bench<never>, 'picture' | 'onPicture' | 'stage'>;
  /** The facts and the decision. */
  readonly children: ReactNode;
}

/** Pictures on the left, staying in view; facts and decision on the right. One above the other on a phone. */
export function BenchLayout({ pictures, bench, children }: BenchLayoutProps) {
  return (
    <Box sx={grid}>
      <Paper variant="outlined" sx={left}>
        <PictureViewer
          pictures={pictures}
          index={bench.picture}
          onIndexChange={bench.onPicture}
          stageRef={bench.stage}
        />
      </Paper>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 10fr)' },
  gap: 1.5,
  alignItems: 'start',
};
const left = {
  display: 'flex',
  p: 1,
  height: { xs: '52dvh', md: 'calc(100dvh - 170px)' },
  minHeight: { xs: 280, md: 420 },
  position: { md: 'sticky' },
  top: { md: 64 },
};
