import { Typography } from '@mui/material';
import type { RecordOf } from 'declared-console/schema';
import { RetryNotice } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import type downloadHistory from '../../downloads/history';
import { type CustodyEvent, custodyOf } from './custody';
import { Part } from './Part';
import { Timeline } from './Timeline';

type Download = RecordOf<(typeof downloadHistory)['record']>;

/** The result of `useGetList` for the latest downloads. */
export interface HistoryQuery {
  readonly data?: readonly Download[];
  readonly total?: number;
  readonly error: unknown;
  refetch(): unknown;
}

interface CustodyPartProps {
  readonly record: CertificateRow;
  /** `undefined` if nobody can be asked about the downloads. */
  readonly history: HistoryQuery | undefined;
}

/** The chain of custody, from capture to the latest downloads. */
export function CustodyPart({ record, history }: CustodyPartProps) {
  const translate = useTranslate();
  const { data: downloads = [], total = 0, error } = history ?? NOTHING;
  return (
    <Part name="custody">
      <Timeline entries={custodyOf(eventsOf(record, downloads))} />
      {!history && (
        <Typography variant="body2" color="text.secondary">
          {translate('pages.certificate.custody.notAsked')}
        </Typography>
      )}
      {history && error ? <RetryNotice error={error} onRetry={history.refetch} /> : null}
      {total > downloads.length && (
        <Typography variant="body2" color="text.secondary">
          {translate('pages.certificate.custody.more', { shown: downloads.length, total })}
        </Typography>
      )}
    </Part>
  );
}

const NOTHING: Pick<HistoryQuery, 'data' | 'total' | 'error'> = { error: undefined };

const eventsOf = (record: CertificateRow, downloads: readonly Download[]): readonly CustodyEvent[] => [
  { what: 'captureStart', at: record.startAt },
  { what: 'captureEnd', at: record.endAt },
  { what: 'preserved', at: record.saveTime },
  ...downloads.map(({ operator, operate_time }) => ({
    what: 'downloaded' as const,
    at: operate_time,
    who: operator,
  })),
];
