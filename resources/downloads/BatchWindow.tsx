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
import { Sentence } from 'declared-console/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { NoOperator } from './NoOperator';
import { RequestList } from './RequestList';
import type { DownloadRequest } from './requestLog';
import type { BatchOutcome } from './useBatchDownload';

interface BatchWindowProps {
  readonly count: number;
  readonly requests: readonly DownloadRequest[];
  /** `undefined` while the request is pending. */
  readonly outcome: BatchOutcome | undefined;
  /** Something the user should read first: the dialog then doesn't close by itself. */
  readonly note?: ReactNode;
  /** The batch page of this kind, where requests can be repeated. */
  readonly page: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How long the dialog stays open after all files have started, in seconds; anything else must be read first. */
const CLOSES_AFTER = 5;

/** The dialog of a batch download: the request, its outcome and, if everything started, a countdown to closing. */
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
              <Sentence words={outcome.reason} />
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

/** Whether the keyboard focus is on a control of the dialog. */
const isUsed = () => document.querySelector('[role=dialog] :is(a, button):focus-visible') !== null;

/**
 * A visible countdown, not announced to screen readers. It pauses while the keyboard focus is on a control that would
 * vanish.
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
