import { Box } from '@mui/material';
import { f } from 'declared-console/schema';
import { Fact, Facts, formatValue } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { certificate, device } from '../../certificate';
import { secondsOf } from './custody';
import { Part } from './Part';

const WORDS = 'pages.certificate.facts';

/**
 * Where, how, for how long and with which device it was captured; empty values show a dash, a missing place is stated.
 */
export function ForensicsPart({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const { configInfo } = record;
  const hasDevice = configInfo !== undefined;
  return (
    <Part name="forensics">
      <Box sx={facts}>
        <Facts shape={certificate} record={record} fields={known(record)} words={WORDS}>
          <Fact label={translate(`${WORDS}.fields.duration`)}>
            {formatValue(LENGTH, lengthOf(record), translate)}
          </Fact>
        </Facts>
        <Facts
          shape={device}
          record={hasDevice ? configInfo : NO_DEVICE}
          fields={['name', 'model_name', 'version', 'type', 'version_sys', 'processor', 'core']}
          words={WORDS}
        />
      </Box>
    </Part>
  );
}

const facts = {
  display: 'grid',
  gap: 1.5,
  '& dl > div': { breakInside: 'avoid' },
  '@media print': { '& dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
};

const LENGTH = f.duration();
const NO_DEVICE = f.object(device).decode(null, () => {});

/** Optional fields are left out if the server doesn't send them; those in the specification are always shown. */
const known = ({ title, saveTime }: CertificateRow) => [
  ...(title ? (['title'] as const) : []),
  ...(saveTime ? (['saveTime'] as const) : []),
  ...(['fileType', 'isApp', 'startAt', 'endAt', { field: 'address', empty: true }] as const),
];

/** Seconds from start to end; NaN if either is unknown or they are reversed. */
function lengthOf({ startAt, endAt }: CertificateRow): number {
  const [start, end] = [secondsOf(startAt), secondsOf(endAt)];
  return start !== undefined && end !== undefined && end >= start ? end - start : Number.NaN;
}
