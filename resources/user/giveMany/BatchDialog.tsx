import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRow } from 'declared-console/schema';
import { cleaned } from 'declared-console/schema';
import {
  BusyButton,
  isSettled,
  Progress,
  RetryNotice,
  sendInTurn,
  useAskBeforeClosing,
  useKeptResults,
} from 'declared-console/ui';
import type { ConsoleDataProvider, Submittable } from 'declared-console/wire';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { pointsOf } from '../useBalanceOf';
import { readPhoneLines } from './phoneLines';
import { RecipientLine } from './RecipientLine';
import { type Recipient, useRecipients } from './useRecipients';

interface BatchDialogProps extends Submittable {
  readonly values: Readonly<Record<string, unknown>>;
  /** Called before anything is sent. */
  readonly onSend: () => void;
  /** Whether all is done; otherwise the form stays. */
  readonly answer: (isDone: boolean) => void;
}

const NOBODY: AnyRow = { id: '' };

/** Where what became of gifts is kept. */
const KEPT = 'user/integral/giveMany/results';

/** Asks once for all recipients, sends each gift by itself, and names what became of it. */
export function BatchDialog({ resource, action, values, onSend, answer }: BatchDialogProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.giveMany.${key}`, options);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { mobiles: pasted, ...gift } = values;
  const [{ mobiles, wrong, repeated }] = useState(() => readPhoneLines(String(pasted ?? '')));
  const { recipients, isVisible, isLooking, looked, error, retry } = useRecipients(
    mobiles,
    String(gift.type),
  );
  const { results, put, forget } = useKeptResults(KEPT, giftOf(gift));
  const sending = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  useAskBeforeClosing(isSending);
  useEffect(() => () => sending.current?.abort(), []);

  const given = recipients.filter(({ mobile }) => isSettled(results[mobile]));
  const isAllGiven = given.length > 0 && given.every(({ mobile }) => results[mobile]?.outcome === 'done');
  const open = recipients.filter((each) => isKnown(each, isVisible) && !isSettled(results[each.mobile]));
  const points = Number(cleaned(String(gift.points ?? '')));
  const inWords = (count: number) => pointsOf({ points: count }, translate);

  async function give() {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    onSend();
    setSending(true);
    await sendInTurn(
      open,
      async ({ mobile, kind }) => {
        await dataProvider.submit({ resource, action }, NOBODY, { ...gift, mobile, type: kind });
        return undefined;
      },
      ({ mobile }, result) => put(mobile, result),
      controller.signal,
    );
    sending.current = undefined;
    setSending(false);
    setSent(true);
  }

  function finish() {
    forget();
    answer(true);
  }

  function state(): ReactNode {
    if (isLooking)
      return (
        <Progress
          label={words('looking', { done: looked, total: mobiles.length })}
          part={looked / mobiles.length}
          cancel={translate('form.cancel')}
          onCancel={() => answer(false)}
        />
      );
    if (isSending)
      return (
        <Progress
          label={words('sending', { done: given.length, total: given.length + open.length })}
          part={given.length / (given.length + open.length)}
          cancel={words('stop')}
          onCancel={() => sending.current?.abort()}
        />
      );
    if (open.length === 0)
      return (
        <Alert severity={isAllGiven ? 'success' : 'warning'}>
          {words(given.length > 0 ? 'done' : 'nobody', { smart_count: given.length })}
        </Alert>
      );
    const counts = {
      smart_count: open.length,
      points: inWords(points),
      total: inWords(points * open.length),
    };
    return <Alert severity={isSent ? 'warning' : 'info'}>{words(isSent ? 'left' : 'ask', counts)}</Alert>;
  }

  const isBusy = isLooking || isSending;
  return (
    <Dialog open onClose={isBusy ? undefined : () => answer(false)} fullWidth maxWidth="sm">
      <DialogTitle>{words('title')}</DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <Stack sx={{ gap: 1.5 }}>
          <div role="status">{state()}</div>
          {error && <RetryNotice what={words('lookFailed')} error={error} onRetry={retry} />}
          {!isVisible && <Alert severity="warning">{words('unseen')}</Alert>}
          {repeated > 0 && <Alert severity="info">{words('repeated', { smart_count: repeated })}</Alert>}
          {wrong.length > 0 && (
            <Alert severity="warning">
              {wrong.map(({ line, text }) => (
                <div key={line}>{words('wrong', { line, text })}</div>
              ))}
            </Alert>
          )}
          <Stack component="ol" sx={{ m: 0, pl: 3, gap: 0.75 }}>
            {recipients.map((each) => (
              <RecipientLine
                key={each.mobile}
                recipient={each}
                wanted={String(gift.type)}
                isVisible={isVisible}
                result={results[each.mobile]}
              />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isBusy} onClick={() => answer(false)}>
          {words('back')}
        </Button>
        {/* One button, which keeps the focus. */}
        {(isBusy || open.length + given.length > 0) && (
          <BusyButton variant="contained" isBusy={isBusy} onClick={open.length > 0 ? give : finish}>
            {isBusy || open.length > 0
              ? words(given.length > 0 || isSent ? 'goOn' : 'give', { smart_count: open.length })
              : words('finish')}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/**
 * What tells one batch from another: what is given, and why. A digest of it, as it is kept where the reason may not be; too short
 * a one to tell an ID number by.
 */
function giftOf({ pointsType, points, explain }: BatchDialogProps['values']) {
  const texts = [pointsType, points, explain].map((value) => cleaned(String(value ?? '')));
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(texts))).slice(0, 4));
}

/** Whether a gift can be sent: the user was found, or nobody may look. */
const isKnown = ({ user }: Recipient, isVisible: boolean) => (isVisible ? Boolean(user) : true);
