import { Box, Button, Paper, Stack } from '@mui/material';
import type { AnyResource } from 'declared-console/schema';
import {
  ActionButtons,
  Deferred,
  EmbeddedList,
  ListPages,
  ListState,
  PageHeading,
  QueryBar,
  RowsTable,
  Section,
  SelectionActions,
  useConsole,
  usePermitted,
  useRowsOptions,
  Waiting,
} from 'declared-console/ui';
import { PAGE_SIZES } from 'declared-console/wire';
import { use, useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { historyParams, historyTypeOf } from './historyOf';
import { RequestList } from './RequestList';
import { useBatchDownload } from './useBatchDownload';

interface BatchPageProps {
  /** The declared list: online/web, online/process or online/move. */
  readonly list: string;
}

/** The batch page of one kind: a list of downloadable evidence, selectable across pages, next to past downloads. */
export default function BatchPage({ list: name }: BatchPageProps) {
  const translate = useTranslate();
  const { load } = useConsole();
  const declared = use(load(name));
  const resource = useMemo(() => forBatch(declared), [declared]);
  const type = historyTypeOf(name);
  const { ask, requests, clear } = useBatchDownload(type);
  return (
    <ListBase
      resource={name}
      filter={DOWNLOADABLE}
      perPage={PAGE_SIZES[0]}
      storeKey={false}
      disableAuthentication
      exporter={false}
      queryOptions={useRowsOptions()}
    >
      <PageHeading title={`pages.downloads.of.${name}`}>
        <Stack direction="row" sx={{ gap: 1 }}>
          {/* Always shown: if nothing is selected, their dialogs say what to do. */}
          <ActionButtons
            resource={resource}
            group="selection"
            actions={usePermitted(resource.definition.list?.selection)}
            variant="outlined"
            last="contained"
          />
        </Stack>
      </PageHeading>
      <QueryBar resource={resource} />
      <Paper
        variant="outlined"
        sx={{ overflow: 'clip', mb: 2, '--waiting': { xs: '100vh', sm: PAGE_HEIGHT } }}
      >
        <ListState>
          <RowsTable resource={resource} />
        </ListState>
        <SelectionActions resource={resource} />
        <ListPages />
      </Paper>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Section
          title={translate('pages.downloads.asked')}
          aside={requests.length > 0 && <Button onClick={clear}>{translate('pages.downloads.clear')}</Button>}
        >
          <Stack sx={{ gap: 1 }}>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('pages.downloads.askedHint')}</Box>
            <RequestList requests={requests} onRetry={(number) => ask([number])} />
          </Stack>
        </Section>
        <Section title={translate('pages.history.batchTitle')}>
          <Deferred fallback={<Waiting />}>
            <EmbeddedList name="downloads/history" params={historyParams(type)} />
          </Deferred>
        </Section>
      </Box>
    </ListBase>
  );
}

/**
 * The height of a full page with its pagination, so that what follows doesn't move when rows arrive. On a phone it is
 * out of sight.
 */
const PAGE_HEIGHT = '532px';

/** Only captures that succeeded have a file. */
const DOWNLOADABLE = { status: 'success' };

/** The declared list without its row actions, and without the filter that this page sets itself. */
function forBatch(declared: AnyResource): AnyResource {
  const { actions: _row, list, ...definition } = declared.definition;
  if (!list) return declared;
  const { status: _status, ...filters } = list.filters ?? {};
  return { ...declared, definition: { ...definition, list: { ...list, filters } } };
}
