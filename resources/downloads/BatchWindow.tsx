import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  Stack,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { NoOperator } from './NoOperator';
import { RequestList } from './RequestList';
import type { DownloadRequest } from './requestLog';
import type { BatchOutcome } from './useBatchDownload';

interface BatchWindowProps {
  readonly count: number;
  readonly requests: readonly DownloadRequest[];
  /** `undefined` while the server is asked. */
  readonly outcome: BatchOutcome | undefined;
  /** What must be read first: the dialog doesn't close by itself then. */
  readonly note?: ReactNode;
  /** The batch page of this kind, where what was asked for can be asked again. */
  readonly page: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How long the dialog stays once everything was started, in seconds; what wasn't must be read first. */
const CLOSES_AFTER = 5;

/** The dialog of a batch download: what is asked for, what came of it, and where all of it was started a countdown to its own closing. */
export function BatchWindow({ count, requests, outcome, note, page, onRetry, onClose }: BatchWindowProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const words = (key: string, options?: object) => translate(`pages.downloads.${key}`, options);
  return (
    <Dialog open onClose={outcome ? onClose : undefined} fullWidth maxWidth="xs">
      <DialogTitle>{words('title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          {note}
          {!outcome && (
            <>
              {words('asking', { smart_count: count })}
              <LinearProgress aria-label={words('title')} />
            </>
          )}
          {outcome?.kind === 'started' && (
            <>
              <Alert severity={outcome.isWhole ? 'info' : 'warning'}>
                <div>
                  {words(outcome.isWhole ? 'started' : 'startedSome', {
                    smart_count: outcome.files,
                    asked: count,
                  })}
                </div>
                {requests.some(({ state }) => state === 'unknown') && <div>{words('unknown')}</div>}
                <div>{words('browser')}</div>
              </Alert>
              <RequestList requests={requests} />
              {pathname !== page && (
                <Link component={RouterLink} to={page}>
                  {words('toPage')}
                </Link>
              )}
            </>
          )}
          {outcome?.kind === 'noOperator' && <NoOperator />}
          {outcome?.kind === 'none' && <Alert severity="warning">{words('none')}</Alert>}
          {outcome?.kind === 'failed' && (
            <Alert severity="error">
              <strong>{words('failed')}</strong>
              <br />
              {translate(outcome.reason, { _: outcome.reason })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {outcome?.kind === 'started' && outcome.isWhole && !note && <Countdown onEnd={onClose} />}
        {(outcome?.kind === 'failed' || outcome?.kind === 'none') && (
          <Button variant="outlined" onClick={onRetry}>
            {words('retry')}
          </Button>
        )}
        <Button variant="contained" disabled={!outcome} onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether the keyboard is on something of the dialog. */
const isUsed = () => document.querySelector('[role=dialog] :is(a, button):focus-visible') !== null;

/**
 * Counts down to the eye alone: a screen reader is not told each second. It stands still while the keyboard is on what it
 * would take away.
 */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(CLOSES_AFTER);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) return end();
    const timer = setInterval(() => isUsed() || setSeconds(seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return <span style={{ flex: 1 }}>{translate('pages.downloads.closing', { seconds })}</span>;
}
