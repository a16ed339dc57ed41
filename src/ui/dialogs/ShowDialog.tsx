import { useMediaQuery, useTheme } from '@mui/material';
import { useIsMutating } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import type { ShowDialogProps } from '../../kit/dialogs';
import { ModalFrame } from '../../kit/ModalFrame';
import { useOriginHere } from '../../kit/PageContext';
import { RecordState } from '../../kit/RecordState';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { RecordReceipts } from '../receipts/RecordReceipts';
import { MissingId } from '../record/MissingId';
import { isOutdated } from '../record/outdated';
import { useRepresentation } from '../record/useRepresentation';
import { shownId, useShown } from '../record/useShown';
import { Decision } from '../review/Decision';
import { RecordLayout } from '../review/RecordLayout';
import { useNextPending } from '../review/useNextPending';
import { Sections } from '../show/Sections';

/** A declared show in a dialog, with the decision of one step of its review. */
export default function ShowDialog({ name, ...props }: ShowDialogProps) {
  const translate = useTranslate();
  const { load, loadWords } = useConsole();
  const loading = load(name);
  use(loadWords('review'));
  const resource = use(loading);
  if (shownId(resource, props.params)) return <LoadedDialog resource={resource} {...props} />;
  const title = `resources.${name}.name`;
  return (
    <ModalFrame title={translate(title)} of={props.of} onClose={() => props.onClose()} maxWidth="sm">
      <MissingId />
    </ModalFrame>
  );
}

type LoadedDialogProps = Omit<ShowDialogProps, 'name'> & { readonly resource: AnyResource };

function LoadedDialog({ resource, of, list, row, step, params, onClose }: LoadedDialogProps) {
  const translate = useTranslate();
  const { from } = useOriginHere();
  const sayDecided = useNextPending({ list: list.name, from, resource, stepName: step });
  const { query, refresh, answering } = useShown(resource, params);
  const representation = useRepresentation(resource, query.data);
  const [hasConflict, setConflict] = useState(false);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const isSending = useIsMutating() > 0;
  // Somebody else may have changed the record since the list was loaded.
  const isOld = hasConflict || (query.data !== undefined && isOutdated(list, row, resource, query.data));
  const decision = (record: AnyShown, stepName: string) => (
    <Decision
      resource={resource}
      stepName={stepName}
      record={record}
      refresh={refresh}
      answering={answering}
      onConflict={() => setConflict(true)}
      onDecided={(success) => {
        sayDecided(success);
        onClose('reload');
      }}
    />
  );
  return (
    <ModalFrame
      title={translate(`resources.${resource.name}.name`)}
      of={representation ?? of}
      onClose={() => isSending || onClose(isOld ? 'reload' : undefined)}
      maxWidth={step && isWide ? 'lg' : 'md'}
      sx={{ p: { xs: 1.5, sm: 2 } }}
    >
      <RecordState query={query}>
        {(record) => (
          <RecordLayout
            isBelow={!isWide}
            top={0}
            decision={step && decision(record, step)}
            after={<RecordReceipts resource={resource} record={record} />}
          >
            <Deferred>
              <Sections resource={resource} record={record} isPlainAlone />
            </Deferred>
          </RecordLayout>
        )}
      </RecordState>
    </ModalFrame>
  );
}
