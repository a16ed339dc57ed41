import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Progress } from '../../kit/Progress';
import type { Values } from '../../schema/validate';
import { LeaveGuard } from '../forms/LeaveGuard';
import { ChosenRows } from './ChosenRows';
import type { SeveralDecision } from './severalDecisions';
import type { Results } from './useKeptResults';
import { type ChosenRow, useSeveralRun } from './useSeveralRun';

interface SeveralRunProps {
  /** In words. */
  readonly title: string;
  readonly decision: SeveralDecision;
  readonly rows: readonly ChosenRow[];
  /** What was filled in; without it nothing is sent. */
  readonly values: Values | undefined;
  /** Called before anything is sent. */
  readonly onSend: () => void;
  readonly onClose: (results: Results) => void;
}

/** Sends what was decided about each record, and names what became of it. */
export function SeveralRun({ title, decision, rows, values, onSend, onClose }: SeveralRunProps) {
  const translate = useTranslate();
  const said = (key: string, options?: object) => translate(`review.several.${key}`, options);
  const { results, open, state, send, stop } = useSeveralRun(decision, rows);
  const isBusy = state !== 'idle';
  const done = rows.filter(({ id }) => results[id]?.outcome === 'done').length;
  const tried = rows.filter(({ id }) => results[id] && results[id].outcome !== 'sending').length;
  const close = useRef<HTMLButtonElement>(null);

  const begin = useEffectEvent(() => {
    if (!values) return;
    onSend();
    void send(values);
  });
  useEffect(() => begin(), []);
  // The button that stops is gone then.
  useEffect(() => {
    if (!isBusy) close.current?.focus();
  }, [isBusy]);

  return (
    <Dialog open onClose={isBusy ? undefined : () => onClose(results)} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <LeaveGuard dirty={isBusy} asksOnRoute />
        <Stack sx={{ gap: 1.5, fontSize: 14 }}>
          <div role="status">
            {isBusy ? (
              <Progress
                label={said(state, { done: tried, total: rows.length })}
                part={tried / rows.length}
                cancel={said('stop')}
                onCancel={stop}
              />
            ) : (
              <Alert severity={done === rows.length ? 'success' : 'warning'}>
                {done === rows.length
                  ? said('allDone', { smart_count: done })
                  : said('ended', { done, total: rows.length })}
              </Alert>
            )}
          </div>
          <ChosenRows decision={decision} rows={rows} results={results} />
        </Stack>
      </DialogContent>
      <DialogActions>
        {!isBusy && values && open.length > 0 && (
          <Button variant="outlined" onClick={() => void send(values)}>
            {said('goOn', { smart_count: open.length })}
          </Button>
        )}
        <Button ref={close} variant="contained" disabled={isBusy} onClick={() => onClose(results)}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
