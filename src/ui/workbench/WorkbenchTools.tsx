import TodayIcon from '@mui/icons-material/HistoryOutlined';
import SkipIcon from '@mui/icons-material/SkipNextOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import type { AnyResource } from '../../schema/resource';
import { leftIn, type Queue, skippedOf } from './queue';
import { type DecidedToday, perHour } from './useDecidedToday';

const TodayDialog = lazyChunk(() => import('./TodayDialog'));

interface WorkbenchToolsProps {
  readonly queue: Queue;
  readonly decided: readonly DecidedToday[];
  readonly nameOf: (id: string) => string;
  /** What is reviewed, and the step. */
  readonly resource: AnyResource;
  readonly stepName: string;
  /** Whether what was decided today is shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onSkip: () => void;
  readonly onTakeUp: () => void;
}

/** How far the user has come, with what was decided today; and what was put aside. */
export function WorkbenchTools({
  queue,
  decided,
  nameOf,
  resource,
  stepName,
  isOpen,
  onOpen,
  onSkip,
  onTakeUp,
}: WorkbenchToolsProps) {
  const translate = useTranslate();
  const skipped = skippedOf(queue).length;
  const count = perHour(decided);
  const progress = [
    translate('review.workbench.progress', { done: decided.length, left: leftIn(queue) }),
    ...(count === undefined ? [] : [translate('review.workbench.speed', { count })]),
  ].join(' · ');
  const close = () => onOpen(false);
  return (
    <>
      {queue.rows[queue.index] && (
        <Button variant="outlined" startIcon={<SkipIcon />} aria-keyshortcuts="S" onClick={onSkip}>
          {translate('review.workbench.skip')}
        </Button>
      )}
      <Button
        startIcon={<TodayIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="T"
        title={translate('review.workbench.today')}
        onClick={() => onOpen(true)}
        sx={{ ...last, fontVariantNumeric: 'tabular-nums' }}
      >
        {progress}
      </Button>
      {skipped > 0 && (
        <Button title={translate('review.workbench.skippedHint')} onClick={onTakeUp} sx={last}>
          {translate('review.workbench.skipped', { smart_count: skipped })}
        </Button>
      )}
      {isOpen && (
        <Deferred onClose={close}>
          <TodayDialog
            decided={decided}
            nameOf={nameOf}
            resource={resource}
            stepName={stepName}
            progress={progress}
            onClose={close}
          />
        </Deferred>
      )}
    </>
  );
}

/** On a phone, what is told comes after what is done. */
const last = { order: { xs: 1, md: 0 } };
