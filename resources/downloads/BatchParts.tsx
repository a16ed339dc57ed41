import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
} from '@mui/material';
import { BusyButton, Sentence } from 'declared-console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { historyTypeOf } from './historyOf';
import { NoOperator } from './NoOperator';
import { type BatchPart, PART, partsOf } from './parts';
import { type BatchOutcome, useBatchDownload } from './useBatchDownload';

interface BatchPartsProps {
  /** The list's name. */
  readonly resource: string;
  readonly numbers: readonly string[];
  /** Something the user should read first. */
  readonly note?: ReactNode;
  readonly close: () => void;
}

const tones = {
  waiting: 'text.secondary',
  asking: 'text.secondary',
  started: 'info.main',
  some: 'warning.main',
  failed: 'error.main',
} as const;

/**
 * A batch that is more than a request takes: its parts, each requested by itself. The next is asked for by hand, as only the
 * browser knows when a download has begun, and links don't wait. What was started is known until the page is reloaded, so that the
 * dialog goes on where it was closed.
 */
export function BatchParts({ resource, numbers, note, close }: BatchPartsProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.downloads.${key}`, options);
  const { onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const { pathname } = useLocation();
  const { ask, requests } = useBatchDownload(historyTypeOf(resource));
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, BatchOutcome>>>({});
  const parts = partsOf(numbers, requests);
  const next = parts.find(({ state }) => state === 'waiting');
  const isBusy = parts.some(({ state }) => state === 'asking');
  const isWhole = parts.every(({ state }) => state === 'started');
  const page = `/${resource}Download`;

  const run = ({ at, left }: BatchPart) =>
    ask(left, (outcome) => setOutcomes((before) => ({ ...before, [at]: outcome })));

  // Opening the dialog requests the first part, as it does a batch of one; unless it is opened to go on.
  const hasRun = useRef(false);
  useEffect(() => {
    const [first] = parts;
    if (hasRun.current) return;
    hasRun.current = true;
    if (first?.state === 'waiting') void run(first);
  });

  function leave() {
    close();
    if (isWhole) onUnselectItems();
    refresh();
  }

  return (
    <Dialog open onClose={isBusy ? undefined : leave} fullWidth maxWidth="sm">
      <DialogTitle>{words('title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Stack sx={{ gap: 1.5 }}>
          {note}
          <div>{words('parts.intro', { smart_count: numbers.length, parts: parts.length, most: PART })}</div>
          <Stack component="ol" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {parts.map((part) => (
              <PartLine
                key={part.at}
                part={part}
                parts={parts.length}
                reason={reasonOf(outcomes[part.at])}
                isBusy={isBusy}
                onRetry={() => void run(part)}
              />
            ))}
          </Stack>
          {Object.values(outcomes).some(({ kind }) => kind === 'noOperator') && <NoOperator />}
          <div role="status">{isWhole && <Alert severity="info">{words('parts.done')}</Alert>}</div>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{words('browser')}</Box>
          {pathname !== page && (
            <Link component={RouterLink} to={page}>
              {words('toPage')}
            </Link>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isBusy} onClick={leave}>
          {translate('form.close')}
        </Button>
        {next && (
          <BusyButton variant="contained" isBusy={isBusy} onClick={() => void run(next)}>
            {words('parts.next', { at: next.at, parts: parts.length })}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Why nothing of a part was started. */
const reasonOf = (outcome: BatchOutcome | undefined): string | undefined =>
  outcome?.kind === 'failed' ? outcome.reason : outcome?.kind === 'none' ? 'pages.downloads.none' : undefined;

interface PartLineProps {
  readonly part: BatchPart;
  readonly parts: number;
  /** The server's sentence, or an i18n key. */
  readonly reason: string | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function PartLine({ part, parts, reason, isBusy, onRetry }: PartLineProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.downloads.parts.${key}`, options);
  const { at, numbers, state, left } = part;
  const canRetry = state === 'some' || state === 'failed';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words('part', { at, parts, smart_count: numbers.length })}
        {reason && canRetry && (
          <Box sx={{ fontSize: 13, color: 'error.main' }}>
            <Sentence words={reason} />
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ color: tones[state] }}>
        {words(state, { started: numbers.length - left.length, smart_count: left.length })}
      </Box>
      {canRetry && (
        <BusyButton isBusy={isBusy} aria-label={words('again', { at })} onClick={onRetry}>
          {translate('pages.downloads.retry')}
        </BusyButton>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  borderBottom: 1,
  borderColor: 'divider',
};
