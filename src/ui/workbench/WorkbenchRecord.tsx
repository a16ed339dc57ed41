import { Box } from '@mui/material';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { RecordState } from '../../kit/RecordState';
import { takeFocus } from '../../kit/takeFocus';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import type { Block } from '../../schema/show';
import type { PictureTurning } from '../pictures/PictureStage';
import { PictureViewer } from '../pictures/PictureViewer';
import { ReadingWarnings } from '../pictures/ReadingWarnings';
import { RecordReceipts } from '../receipts/RecordReceipts';
import type { Answering } from '../record/askedParams';
import { isPending } from '../record/conflict';
import { MissingId } from '../record/MissingId';
import { useAllPictures } from '../record/usePictures';
import { shownId, useShown } from '../record/useShown';
import { Decision } from '../review/Decision';
import type { DecisionFocus } from '../review/DecisionFields';
import type { Returned } from '../review/pendingDecisions';
import { RecordLayout } from '../review/RecordLayout';
import type { Decided } from '../review/useDecision';
import { Sections } from '../show/Sections';
import { ReadAhead } from './ReadAhead';
import { useStrayPress } from './useStrayPress';

interface WorkbenchRecordProps {
  /** The resource whose show is reviewed, and the step of its review. */
  readonly resource: AnyResource;
  readonly step: string;
  /** The parameters that the show's page has in its address. */
  readonly params: RouteParams;
  /** Focused by the shortcut for the pictures; the facts if there are none. */
  readonly viewer: RefObject<HTMLElement | null>;
  readonly focus: DecisionFocus;
  /** Called once the record has loaded. */
  onStanding(): void;
  /** Turns the picture, for the shortcut. */
  readonly turning: RefObject<PictureTurning | null>;
  /** The index of the shown picture. */
  readonly picture: number;
  onPicture(index: number): void;
  onDecided(success: string, made: Decided): void;
  /** Called once the decision is held back, to be sent after a pause. */
  onHeld(made: Decided): void;
  /** Called if it was taken back, or wasn't sent. */
  onReturned(returned: Returned, of: string): void;
  /** The parameters of the record that comes next, if there is one; it is read meanwhile. */
  readonly next: RouteParams | undefined;
  /** Whether it has been decided, so that what was read ahead is outdated. */
  readonly isSettled: boolean;
  /** Called if somebody else has decided the record, before it was opened or since. */
  onConflict(): void;
  /** Called if somebody else is at work on it. */
  onTaken(): void;
}

/** One record of a workbench: its pictures, if its show has pictures, its facts and the decision. */
export function WorkbenchRecord(props: WorkbenchRecordProps) {
  const { resource, params } = props;
  if (!shownId(resource, params)) return <MissingId />;
  return <FoundRecord {...props} />;
}

function FoundRecord({ resource, params, isSettled, ...props }: WorkbenchRecordProps) {
  const { query, ...shown } = useShown(resource, params, { isKept: !isSettled });
  return (
    <RecordState query={query}>
      {(record) => <LoadedRecord resource={resource} record={record} {...shown} {...props} />}
    </RecordState>
  );
}

type LoadedRecordProps = Omit<WorkbenchRecordProps, 'params' | 'isSettled'> & {
  readonly record: AnyShown;
  readonly refresh: () => void;
  readonly answering: Answering;
};

const isHistory = ({ type }: Block<AnyShown>) => type === 'history';
const isFact = ({ type }: Block<AnyShown>) => type !== 'history' && type !== 'pictures';

function LoadedRecord({
  resource,
  step,
  record,
  refresh,
  answering,
  viewer,
  turning,
  picture,
  onPicture,
  next,
  onStanding,
  ...review
}: LoadedRecordProps) {
  const { pictures, missing } = useAllPictures(resource, record);
  const hasPictures = declaresPictures(resource);
  const declared = resource.definition.review?.[step];
  const isGone = declared && !isPending(declared, record);
  const drop = useEffectEvent(review.onConflict);
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
  const stand = useEffectEvent(onStanding);
  useEffect(() => stand(), []);
  // The focused button disappeared with the previous record.
  useEffect(() => takeFocus(viewer.current), [viewer]);
  return (
    <Box {...useStrayPress()}>
      <RecordLayout
        isBelow={hasPictures}
        factsRef={hasPictures ? undefined : (viewer as RefObject<HTMLDivElement | null>)}
        viewer={
          hasPictures && (
            <>
              <PictureViewer
                pictures={pictures}
                missing={missing}
                index={picture}
                onIndexChange={onPicture}
                stageRef={viewer}
                turning={turning}
              />
              <ReadingWarnings pictures={pictures} />
            </>
          )
        }
        decision={
          <Decision
            resource={resource}
            stepName={step}
            record={record}
            refresh={refresh}
            answering={answering}
            isQueued
            {...review}
          />
        }
        after={
          <>
            <Sections resource={resource} record={record} only={isHistory} />
            <RecordReceipts resource={resource} record={record} stepName={step} />
          </>
        }
      >
        <Sections resource={resource} record={record} only={isFact} />
      </RecordLayout>
      {next && shownId(resource, next) && <ReadAhead resource={resource} params={next} />}
    </Box>
  );
}

/** Whether the show of a resource may have pictures, which a workbench then shows beside the facts. */
export const declaresPictures = ({ definition: { show } }: AnyResource) =>
  Object.values(show?.sections ?? {})
    .flat()
    .some(({ type }) => type === 'pictures');
