import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/OpenInFull';
import { Box, IconButton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import type { SideRecordProps } from '../../kit/dialogs';
import { useOriginHere } from '../../kit/PageContext';
import { RecordState } from '../../kit/RecordState';
import type { AnyResource } from '../../schema/resource';
import { RecordReceipts } from '../receipts/RecordReceipts';
import { MissingId } from '../record/MissingId';
import { useRepresentation } from '../record/useRepresentation';
import { shownId, useShown } from '../record/useShown';
import { Decision } from '../review/Decision';
import { RecordLayout } from '../review/RecordLayout';
import { useNextPending } from '../review/useNextPending';
import { Sections } from '../show/Sections';

/** A declared show beside the list that its row is in, with the decision of one step of its review. */
export default function SideRecord({ name, ...props }: SideRecordProps) {
  const { load, loadWords } = useConsole();
  const loading = load(name);
  use(loadWords('review'));
  const resource = use(loading);
  if (shownId(resource, props.params)) return <LoadedRecord resource={resource} {...props} />;
  return (
    <>
      <Heading title={`resources.${name}.name`} {...props} />
      <MissingId />
    </>
  );
}

type LoadedRecordProps = Omit<SideRecordProps, 'name'> & { readonly resource: AnyResource };

function LoadedRecord({ resource, step, params, onDecided, ...heading }: LoadedRecordProps) {
  const { list } = heading;
  const { from } = useOriginHere();
  const sayDecided = useNextPending({ list: list.name, from, resource, stepName: step });
  const { query, refresh, answering } = useShown(resource, params);
  return (
    <>
      <Heading
        title={`resources.${resource.name}.name`}
        of={useRepresentation(resource, query.data)}
        {...heading}
      />
      <RecordState query={query}>
        {(record) => (
          <RecordLayout
            isBelow
            decision={
              step && (
                <Decision
                  resource={resource}
                  stepName={step}
                  record={record}
                  refresh={refresh}
                  answering={answering}
                  onConflict={onDecided}
                  onDecided={(success) => {
                    sayDecided(success);
                    refresh();
                    onDecided();
                  }}
                />
              )
            }
            after={<RecordReceipts resource={resource} record={record} />}
          >
            <Deferred>
              <Sections resource={resource} record={record} />
            </Deferred>
          </RecordLayout>
        )}
      </RecordState>
    </>
  );
}

interface HeadingProps extends Pick<SideRecordProps, 'row' | 'path' | 'onClose'> {
  /** An i18n key. */
  readonly title: string;
  /** Which record it is, once that is known. */
  readonly of?: string | undefined;
}

function Heading({ title, of, row, path, onClose }: HeadingProps) {
  const translate = useTranslate();
  const here = useOriginHere(row.id);
  const words = translate(title);
  const [page, close] = [translate('review.split.page'), translate('review.split.close')];
  return (
    <Box sx={bar}>
      {/* The focus stays in the list when another record takes its place. */}
      <Box role="status" sx={visuallyHidden}>
        {of && `${words} ${of}`}
      </Box>
      <Typography variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words}
        {of && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` ${of}`}
          </Box>
        )}
      </Typography>
      {path && (
        <IconButton component={Link} to={path} state={here} size="small" title={page} aria-label={page}>
          <OpenIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton onClick={onClose} size="small" title={close} aria-label={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  px: 1.5,
  mx: -1.5,
  mb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;
