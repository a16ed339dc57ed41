import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Button, Chip, IconButton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Back } from '../BackLink';
import { PageHeading } from '../PageHeading';
import type { Queue } from './queue';

interface WorkbenchHeadingProps {
  /** In words. */
  readonly title: string;
  /** The list, as it was left. */
  readonly back: Back;
  readonly isFiltered: boolean;
  /** Without one there is nothing to go through. */
  readonly queue: Queue | undefined;
  readonly onStep: (by: 1 | -1) => void;
  /** The shortcuts. */
  readonly children: ReactNode;
}

/** Where in the queue one is, and the ways out of the record. */
export function WorkbenchHeading({
  title,
  back,
  isFiltered,
  queue,
  onStep,
  children,
}: WorkbenchHeadingProps) {
  const translate = useTranslate();
  const [previous, next] = [translate('review.workbench.previous'), translate('review.workbench.next')];
  const position = queue && { at: queue.index + 1, total: queue.total };
  return (
    <PageHeading title={title}>
      {isFiltered && (
        <Chip
          size="small"
          variant="outlined"
          label={translate('review.workbench.filtered')}
          sx={{ alignSelf: 'center' }}
        />
      )}
      {position && (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          {/* Not `disabled`: at the first record it keeps the focus. */}
          <IconButton
            aria-label={previous}
            title={previous}
            aria-disabled={position.at === 1}
            onClick={() => onStep(-1)}
            className={position.at === 1 ? 'Mui-disabled' : undefined}
          >
            <PreviousIcon fontSize="small" />
          </IconButton>
          <Typography
            role="status"
            variant="body2"
            aria-label={translate('review.workbench.countLabel', position)}
            sx={{ minWidth: 56, textAlign: 'center' }}
          >
            {translate('review.workbench.count', position)}
          </Typography>
          <IconButton aria-label={next} title={next} onClick={() => onStep(1)}>
            <NextIcon fontSize="small" />
          </IconButton>
        </Stack>
      )}
      {children}
      <Button variant="outlined" component={Link} {...back}>
        {translate('review.workbench.list')}
      </Button>
    </PageHeading>
  );
}
