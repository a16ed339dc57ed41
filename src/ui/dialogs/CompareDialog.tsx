import { Box } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { ModalFrame } from '../../kit/ModalFrame';
import { RecordState } from '../../kit/RecordState';
import { Waiting } from '../../kit/Waiting';
import type { AnyResource } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import { useShown } from '../record/useShown';
import { ComparedRecords } from '../show/ComparedRecords';

interface CompareDialogProps {
  /** The resource that shows both. */
  readonly name: string;
  /** The parameters that the page of each has in its address. */
  readonly params: readonly [RouteParams, RouteParams];
  readonly onClose: () => void;
}

/**
 * Two records of one show in a dialog: the facts and pictures of its sections side by side, with what differs marked.
 * @example
 * <Deferred fallback={<Waiting />}>
 *   <CompareDialog name="desk/tool" params={[{ id: '3' }, { id: '7' }]} onClose={() => history.back()} />
 * </Deferred>
 */
export default function CompareDialog({ name, params: [one, other], onClose }: CompareDialogProps) {
  const translate = useTranslate();
  const { load, loadWords } = useConsole();
  const loading = load(name);
  use(loadWords('review'));
  const resource = use(loading);
  return (
    <ModalFrame
      title={translate('review.compare.title')}
      of={translate(`resources.${name}.name`)}
      onClose={onClose}
      maxWidth="lg"
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Deferred fallback={<Waiting />}>
          <Loaded resource={resource} one={one} other={other} />
        </Deferred>
      </Box>
    </ModalFrame>
  );
}

interface LoadedProps {
  readonly resource: AnyResource;
  readonly one: RouteParams;
  readonly other: RouteParams;
}

function Loaded({ resource, one, other }: LoadedProps) {
  const first = useShown(resource, one, { isKept: true });
  const second = useShown(resource, other, { isKept: true });
  return (
    <RecordState query={first.query}>
      {(record) => (
        <RecordState query={second.query}>
          {(another) => <ComparedRecords resource={resource} records={[record, another]} />}
        </RecordState>
      )}
    </RecordState>
  );
}
