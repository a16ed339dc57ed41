import { Typography } from '@mui/material';
import type { RecordOf } from 'declared-console/schema';
import { RetryNotice } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import type downloadHistory from '../../downloads/history';
import type { CertificateId } from './certificateId';
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
  readonly id: CertificateId;
  readonly history: HistoryQuery;
}

/** The chain of custody, from capture to the latest downloads. */
export function CustodyPart({ record, id, history }: CustodyPartProps) {
  const translate = useTranslate();
  const { data, total = 0, error } = history;
  const downloads = data ?? NONE;
  return (
    <Part name="custody">
      <Timeline entries={custodyOf(eventsOf(record, downloads))} />
      {data?.length === 0 && !id.number && (
        <Typography variant="body2" color="text.secondary">
          {translate('pages.certificate.custody.noneOf', { identifier: id.identifier })}
        </Typography>
      )}
      {error ? <RetryNotice error={error} onRetry={history.refetch} /> : null}
      {total > downloads.length && (
        <Typography variant="body2" color="text.secondary">
          {translate('pages.certificate.custody.more', { shown: downloads.length, total })}
        </Typography>
      )}
    </Part>
  );
}

const NONE: readonly Download[] = [];

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
