import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { sizeOf } from 'declared-console';
import { Sentence } from 'declared-console/ui';
import { visibleText } from 'declared-console/values';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ALGORITHMS } from '../../evidence/hash/algorithm';
import { isWrong } from '../../evidence/timestamp/timestamp';
import { NoOperator } from '../NoOperator';
import { Findings } from './Findings';
import { Packing } from './Packing';
import type { PackagedFile } from './packagedFile';
import { StampingOutcome, TimestampFiles } from './TimestampFiles';
import { maxArchiveSize } from './target';
import type { PackageState } from './usePackage';
import type { useTimestampFiles } from './useTimestampFiles';

interface PackageWindowProps {
  readonly title: string;
  /** The number of pieces of evidence to pack. */
  readonly count: number;
  readonly state: Exclude<PackageState, { step: 'refused' }>;
  /** The time stamps that are added to it. */
  readonly timestamps: ReturnType<typeof useTimestampFiles>;
  readonly onStart: () => void;
  /** Downloads these numbers one by one. */
  readonly onSingly: (numbers: readonly string[]) => void;
  /** Closes the dialog; packing is cancelled. */
  readonly onClose: () => void;
}

/** The dialog of an archive: introduction, progress, decisions about failed files, and the outcome. */
export function PackageWindow({
  title,
  count,
  state,
  timestamps,
  onStart,
  onSingly,
  onClose,
}: PackageWindowProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.downloads.package.${key}`, options);
  const isUnderWay = state.step === 'packing' || state.step === 'asking';
  const maxSize = maxArchiveSize();
  const frame = (content: ReactNode, actions: ReactNode) => (
    <Dialog
      open
      // While packing, only the cancel button ends it, not a stray click.
      onClose={isUnderWay ? undefined : onClose}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>{content}</Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={{ gap: 1, flexWrap: 'wrap' }}>
        {actions}
      </DialogActions>
    </Dialog>
  );
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {translate('form.close')}
    </Button>
  );
  const start = (word: string) => (
    <Button variant="contained" disabled={timestamps.isReading} onClick={onStart}>
      {words(word)}
    </Button>
  );

  switch (state.step) {
    case 'ready':
      return frame(
        <>
          <Typography>{words('intro', { smart_count: count })}</Typography>
          {maxSize && <Alert severity="info">{words('most', { size: sizeOf(maxSize) })}</Alert>}
          <TimestampFiles {...timestamps} />
        </>,
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('form.cancel')}
          </Button>
          {start(maxSize ? 'start' : 'choose')}
        </>,
      );
    case 'packing':
      return frame(
        <>
          <Findings files={state.progress?.files ?? []} of={['mismatch', 'incomplete']} />
          <Packing progress={state.progress} total={count} />
          <Typography variant="body2">{words('stay')}</Typography>
        </>,
        <Button variant="outlined" onClick={onClose}>
          {words('cancel')}
        </Button>,
      );
    case 'asking':
      return frame(
        <>
          <Findings files={state.progress?.files ?? []} of={['mismatch', 'incomplete']} />
          <Alert severity="warning">
            <AlertTitle>{words('troubles', { count: state.troubles.length })}</AlertTitle>
            <Box component="ul" sx={list}>
              {state.troubles.map(({ number, reason, isCut }) => (
                <li key={number}>
                  {visibleText(number)}
                  <Box sx={{ fontSize: 13 }}>
                    <Sentence words={reason} />
                  </Box>
                  {isCut && <Box sx={{ fontSize: 13 }}>{words('cut')}</Box>}
                </li>
              ))}
            </Box>
          </Alert>
        </>,
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="outlined" onClick={() => state.answer('skip')}>
            {words(state.troubles.some(({ isCut }) => isCut) ? 'goOnWithout' : 'finishWithout')}
          </Button>
          <Button variant="contained" onClick={() => state.answer('retry')}>
            {words('retry')}
          </Button>
        </>,
      );
    case 'done': {
      const left = state.files.filter(({ verdict }) => verdict === 'missing' || verdict === 'incomplete');
      return frame(
        <>
          <Outcome files={state.files} />
          <StampingOutcome {...state.stamping} />
        </>,
        <>
          {left.length > 0 && (
            <Button variant="outlined" onClick={() => onSingly(left.map(({ number }) => number))}>
              {words('singly')}
            </Button>
          )}
          {close}
        </>,
      );
    }
    case 'noOperator':
      return frame(<NoOperator />, close);
    case 'failed':
      return frame(
        <Alert severity="error">
          <AlertTitle>{words('failed')}</AlertTitle>
          <Sentence words={state.reason} />
        </Alert>,
        <>
          {close}
          {start('again')}
        </>,
      );
  }
}

/** The outcome of a saved archive: problems first; success only if all files match. */
function Outcome({ files }: { readonly files: readonly PackagedFile[] }) {
  const translate = useTranslate();
  const agreeing = files.filter(({ verdict }) => verdict === 'match').length;
  const wronglyStamped = files.filter(({ timestamp }) => timestamp && isWrong(timestamp.check));
  const by = ALGORITHMS.map((algorithm) => ({
    algorithm,
    count: files.filter(({ matching }) => matching?.includes(algorithm)).length,
  })).filter(({ count }) => count > 0);
  return (
    <>
      <Findings files={files} of={['mismatch', 'incomplete', 'missing', 'undecidable']} />
      {wronglyStamped.length > 0 && (
        <Alert severity="error">
          {translate('pages.downloads.package.wronglyStamped', {
            count: wronglyStamped.length,
            names: wronglyStamped
              .map(({ number }) => visibleText(number))
              .join(translate('pages.downloads.package.and')),
          })}
        </Alert>
      )}
      <Alert severity={agreeing === files.length ? 'success' : 'info'}>
        <AlertTitle>{translate('pages.downloads.package.saved')}</AlertTitle>
        <div>{translate('pages.downloads.package.agreeing', { count: agreeing, total: files.length })}</div>
        {by.length > 0 && (
          <div>
            {translate('pages.downloads.package.matching', {
              algorithms: by
                .map((each) => translate('pages.downloads.package.matchingOf', each))
                .join(translate('pages.downloads.package.and')),
            })}
          </div>
        )}
      </Alert>
    </>
  );
}

const list = { m: 0, pl: 2, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' };
