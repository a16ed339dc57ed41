import { Box, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Deferred, ListDialog, RecordState, Section, useConsole } from 'declared-console/ui';
import { lazy, Suspense, use, useMemo, useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CertificateRow } from '../../certificate';
import { historyParams } from '../../downloads/historyOf';
import { fileStatus } from '../../enums';
import { VerifyPanel } from '../verify/VerifyPanel';
import { CertificatePaper } from './CertificatePaper';
import { certificateIdOf } from './certificateId';
import { preservedDigests } from './digests';
import { type CertificateKind, type KindName, kinds } from './kinds';
import { downloadRefusal } from './refusal';
import { Toolbar, VERIFY } from './Toolbar';
import { useFileDownload } from './useFileDownload';
import { useRowNumber } from './useRowNumber';

/** A certificate as a standalone document: a small toolbar, the paper, and local verification next to it. */
export default function Certificate({ kind: name }: { readonly kind: KindName }) {
  const kind: CertificateKind = kinds[name];
  // The route's parameter is `baoquan` for evidence and `id` for captures.
  const { baoquan: identifier = '', id: key = identifier } = useParams();
  const [search] = useSearchParams();
  // The file's status from the list of evidence, which decides what a refused download says.
  const status = fileStatus.parse(search.get('isDownload') ?? '');
  const translate = useTranslate();
  const { loadWords } = useConsole();
  use(loadWords('downloads'));
  const query = useGetOne<CertificateRow>(kind.resource, { id: key, meta: { params: kind.viewParams } });
  const baoquan = query.data?.baoquan;
  const address = { key, no: search.get('no') };
  const known = certificateIdOf(kind, address, { baoquan });
  const row = useRowNumber(kind, known, query.data !== undefined);
  const id = certificateIdOf(kind, address, { baoquan, rowNumber: row.number });
  const isReady = query.data !== undefined && !row.isLoading;
  const history = useGetList(
    HISTORY,
    {
      pagination: { page: 1, perPage: SHOWN },
      // The user hasn't asked for it: a refusal must not end the session.
      meta: { list: true, background: true, params: historyParams(kind.type, id.asked) },
    },
    { enabled: isReady },
  );
  const [showsHistory, setShowsHistory] = useState(false);
  const closeHistory = () => setShowsHistory(false);
  const [showsFactors, setShowsFactors] = useState(false);
  const queryClient = useQueryClient();
  /** Asks anew even while the first answer is on its way, here and in the dialog: that one may be from before the download. */
  async function readHistory() {
    await queryClient.cancelQueries({ queryKey: [HISTORY] });
    await queryClient.refetchQueries({ queryKey: [HISTORY], type: 'active' });
  }
  const { download, isAsking } = useFileDownload(kind, id, () => void readHistory());
  const refusal = query.data && downloadRefusal(query.data.isDownload, status);
  const title = translate(`pages.certificate.${kind.title}`);
  return (
    <Box component="main" sx={{ minHeight: '100vh', '@media print': { minHeight: 0 } }}>
      <title>{`${id.number ?? id.identifier} · ${title}`}</title>
      <Toolbar
        title={title}
        isReady={isReady}
        isAsking={isAsking}
        onDownload={() => download(refusal)}
        showsFactors={showsFactors}
        onFactors={() => setShowsFactors(!showsFactors)}
        onHistory={() => setShowsHistory(true)}
      />
      <Box sx={desk}>
        <RecordState query={query}>
          {(record) => (
            <>
              <div>
                <CertificatePaper kind={kind} id={id} record={record} history={history} />
                {showsFactors && (
                  <div id="factors">
                    <Suspense>
                      <FactorsSheet record={record} />
                    </Suspense>
                  </div>
                )}
              </div>
              <Stack sx={aside}>
                <Box id={VERIFY} tabIndex={-1} sx={{ outlineOffset: 4 }}>
                  <Section title={translate('pages.certificate.verifier.title')}>
                    <VerifyPanel preserved={preservedDigests(record)} />
                  </Section>
                </Box>
                <Section title={translate('pages.certificate.timestamp.title')}>
                  <Suspense>
                    <Timestamp record={record} />
                  </Suspense>
                </Section>
              </Stack>
            </>
          )}
        </RecordState>
      </Box>
      {showsHistory && (
        // Or the page would be hidden until the dialog is there, and its button without the focus afterwards.
        <Deferred onClose={closeHistory}>
          <ListDialog
            name={HISTORY}
            of={
              id.number ? undefined : `${translate('pages.certificate.numbers.identifier')} ${id.identifier}`
            }
            params={historyParams(kind.type, id.asked)}
            onClose={closeHistory}
          />
        </Deferred>
      )}
    </Box>
  );
}

const FactorsSheet = lazy(() => import('../factors/FactorsSheet'));
const TimestampPanel = lazy(() => import('../timestamp/TimestampPanel'));

function Timestamp({ record }: { readonly record: CertificateRow }) {
  const preserved = useMemo(() => preservedDigests(record), [record]);
  return <TimestampPanel preserved={preserved} token={record.timestamp_token} />;
}

const HISTORY = 'downloads/history';
/** How many downloads the timeline shows. */
const SHOWN = 10;

const desk = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 860px) 380px' },
  justifyContent: 'center',
  alignItems: 'start',
  gap: 2.5,
  p: { xs: 1.5, sm: 2.5 },
  '@media print': { display: 'block', p: 0 },
};
const aside = {
  position: { lg: 'sticky' },
  top: { lg: 78 },
  gap: 2.5,
  '@media print': { display: 'none' },
} as const;
