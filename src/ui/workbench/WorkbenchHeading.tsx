import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Button, Chip, IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Back } from '../../kit/BackLink';
import { PageHeading } from '../../kit/PageHeading';
import { canStep, leftIn, placeIn, type Queue } from './queue';

interface WorkbenchHeadingProps {
  /** Translated. */
  readonly title: string;
  /** The address of the list, as it was left. */
  readonly back: Back;
  readonly isFiltered: boolean;
  /** Missing if there is nothing to go through. */
  readonly queue: Queue | undefined;
  /** How long the record has waited, if that is told. */
  readonly age: ReactNode;
  readonly onStep: (by: 1 | -1) => void;
  /** The shortcuts. */
  readonly children: ReactNode;
}

/** The position in the queue, and the buttons to leave the record. */
export function WorkbenchHeading({
  title,
  back,
  isFiltered,
  queue,
  age,
  onStep,
  children,
}: WorkbenchHeadingProps) {
  const translate = useTranslate();
  return (
    <PageHeading title={title}>
      {isFiltered && <Chip size="small" variant="outlined" label={translate('review.workbench.filtered')} />}
      {age}
      {queue && (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <StepButton name="previous" canStep={canStep(queue, -1)} onClick={() => onStep(-1)}>
            <PreviousIcon fontSize="small" />
          </StepButton>
          <Position queue={queue} />
          <StepButton name="next" canStep={canStep(queue, 1)} onClick={() => onStep(1)}>
            <NextIcon fontSize="small" />
          </StepButton>
        </Stack>
      )}
      {children}
      <Button variant="outlined" startIcon={<BackIcon />} component={Link} {...back}>
        {translate('review.workbench.list')}
      </Button>
    </PageHeading>
  );
}

/** The record's place among those that are left. */
function Position({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  const at = placeIn(queue);
  const words = { at, left: leftIn(queue) };
  const name = at === undefined ? 'leftCount' : 'count';
  return (
    <Typography
      role="status"
      variant="body2"
      aria-label={translate(`review.workbench.${name}Label`, words)}
      sx={{ minWidth: 56, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
    >
      {translate(`review.workbench.${name}`, words)}
    </Typography>
  );
}

interface StepButtonProps {
  readonly name: 'previous' | 'next';
  readonly canStep: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Not `disabled`, so that it keeps the focus at either end of the queue. */
function StepButton({ name, canStep, ...button }: StepButtonProps) {
  const translate = useTranslate();
  const label = translate(`review.workbench.${name}`);
  const end = translate(`review.workbench.${name === 'next' ? 'last' : 'first'}`);
  return (
    <IconButton
      {...button}
      aria-label={label}
      title={canStep ? label : end}
      aria-disabled={!canStep}
      className={canStep ? undefined : 'Mui-disabled'}
    />
  );
}
