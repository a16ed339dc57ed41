import { Box, Button, Paper, Stack } from '@mui/material';
import { ListBase, useTranslate } from 'ra-core';
import { Loading } from 'ra-ui-materialui';
import { type ComponentType, use, useMemo, useState } from 'react';
import { PAGE_SIZES } from '@/api/listCall';
import { lazyChunk } from '@/lazyChunk';
import type { DialogProps } from '@/schema/actions';
import type { AnyResource } from '@/schema/resource';
import { SelectionActions } from '@/ui/actions/SelectionActions';
import { useConsole } from '@/ui/ConsoleContext';
import { Deferred } from '@/ui/Deferred';
import { EmbeddedList } from '@/ui/list/EmbeddedList';
import { ListPages } from '@/ui/list/ListPages';
import { ListState } from '@/ui/list/ListState';
import { QueryBar } from '@/ui/list/QueryBar';
import { RowsTable } from '@/ui/list/RowsTable';
import { useRowsOptions } from '@/ui/list/rowsOptions';
import { PageHeading } from '@/ui/PageHeading';
import { Section } from '@/ui/Section';
import BatchDownloadDialog from './BatchDownloadDialog';
import { historyParams, historyTypeOf } from './historyOf';
import { RequestList } from './RequestList';
import { useBatchDownload } from './useBatchDownload';

const PackageDialog = lazyChunk(() => import('./package/PackageDialog'));

interface BatchPageProps {
  /** The declared list: online/web, online/process or online/move. */
  readonly list: string;
}

/** The batch page of one kind: what can be downloaded, selected across pages, and beside it what was. */
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
          <DialogButton name={name} word="package.name" variant="outlined" opens={PackageDialog} />
          <DialogButton name={name} word="batch" variant="contained" opens={BatchDownloadDialog} />
        </Stack>
      </PageHeading>
      <QueryBar resource={resource} />
      <Paper variant="outlined" sx={{ overflow: 'clip', mb: 2 }}>
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
          <Deferred fallback={<Loading />}>
            <EmbeddedList name="downloads/history" params={historyParams(type)} />
          </Deferred>
        </Section>
      </Box>
    </ListBase>
  );
}

interface DialogButtonProps {
  /** The declared list. */
  readonly name: string;
  /** Its key under `pages.downloads`. */
  readonly word: string;
  readonly variant: 'contained' | 'outlined';
  readonly opens: ComponentType<DialogProps<{ id: string }>>;
}

/** Always there: pressed with nothing selected, its dialog says what to do. */
function DialogButton({ name, word, variant, opens: Opened }: DialogButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={variant} size="medium" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate(`pages.downloads.${word}`)}
      </Button>
      {isOpen && (
        <Deferred onClose={close}>
          <Opened resource={name} record={undefined} selected={[]} close={close} />
        </Deferred>
      )}
    </>
  );
}

/** Only a capture that succeeded has a file. */
const DOWNLOADABLE = { status: 'success' };

/** The declared list without its operations, and without the filter that this page sets itself. */
function forBatch(declared: AnyResource): AnyResource {
  const { actions: _row, list, ...definition } = declared.definition;
  if (!list) return declared;
  const { status: _status, ...filters } = list.filters ?? {};
  return { ...declared, definition: { ...definition, list: { ...list, filters } } };
}
