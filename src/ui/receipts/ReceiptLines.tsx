import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ToneLabel } from '../../kit/ToneLabel';
import type { Tone } from '../../model/enums';
import type { FileState } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { useLabelList } from '../pictures/useLabelList';
import { fieldLabel } from '../record/fieldLabel';
import type { OwnReceipt } from './ownReceipts';
import { OF_FILES, wordsOfWarning } from './receiptWords';
import { type Comparison, compareRecord } from './recordDigest';

interface ReceiptLinesProps {
  readonly resource: AnyResource;
  readonly stepName: string;
  /** As it is now. */
  readonly record: AnyShown;
  readonly receipt: OwnReceipt;
  /** Whether the server keeps receipts, so that one that only this browser has is said to be. */
  readonly isShared: boolean;
}

const TONES: Readonly<Record<Comparison, Tone>> = {
  unchanged: 'good',
  changed: 'warn',
  incomparable: 'neutral',
};

/** A receipt, line by line: what was decided, whether the record has changed since, and what the decision was made on. */
export function ReceiptLines({ resource, stepName, record, receipt, isShared }: ReceiptLinesProps) {
  const translate = useTranslate();
  const listOf = useLabelList();
  const { verdict, at, by, files, warnings, isAcknowledged, isConfirmed } = receipt;
  const comparison = compareRecord(resource, record, receipt);
  const labelOf = (path: string) => fieldLabel(resource, record, path, translate);
  const labelsOf = (became: FileState) =>
    files.filter((file) => file.became === became).map(({ field }) => labelOf(field));
  const [unopened, failed] = [labelsOf('unopened'), labelsOf('failed')];
  const said = warnings
    .filter((name) => !OF_FILES.includes(name))
    .map((name) => wordsOfWarning(resource, stepName, name, labelOf, translate));
  const opened = files.filter(({ became }) => became === 'opened').length;
  return (
    <Stack component="ul" sx={lines}>
      <Box component="li" sx={main}>
        {[translate(verdict), at, by].filter(Boolean).join(' · ')}
      </Box>
      {!isConfirmed && (
        <li>
          <ToneLabel tone="warn" words={translate('review.workbench.unconfirmed')} />
        </li>
      )}
      <li>
        <ToneLabel tone={TONES[comparison]} words={translate(`review.receipt.${comparison}`)} />
      </li>
      {files.length > 0 && <li>{translate('review.receipt.files', { opened, total: files.length })}</li>}
      {unopened.length > 0 && <li>{translate('review.before.unopened', { labels: listOf(unopened) })}</li>}
      {failed.length > 0 && <li>{translate('review.before.failed', { labels: listOf(failed) })}</li>}
      {said.length > 0 && (
        <li>
          {translate(`review.receipt.${isAcknowledged ? 'acknowledged' : 'warnings'}`, {
            warnings: listOf([...new Set(said)]),
          })}
        </li>
      )}
      {isShared && receipt.isUnsent && (
        <li>
          <ToneLabel tone="warn" words={translate('review.receipt.unsent')} />
        </li>
      )}
      {!isShared && <li>{translate('review.receipt.own')}</li>}
    </Stack>
  );
}

const lines = {
  m: 0,
  p: 0,
  gap: 0.5,
  listStyle: 'none',
  fontSize: 13,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};
const main = { fontSize: 14, color: 'text.primary', fontVariantNumeric: 'tabular-nums' };
