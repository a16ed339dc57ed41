import { Box, Button, LinearProgress, ListItem, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Clock } from '../../clock';
import { Folded } from '../../kit/Abbreviated';
import { useConsole } from '../../kit/ConsoleContext';
import type { Translate } from '../../kit/format';
import { sizeOf } from '../../kit/sizeOf';
import type { Transfer } from '../../kit/transfers';
import { saveFile } from '../../ui/csv/saveFile';
import { cancelTransfer, hasEnded, repeatTransfer } from '../../ui/transfers/runTransfers';

/** One export: how far it is or how it ended, and what can be done with it. */
export function TransferItem({ transfer }: { readonly transfer: Transfer }) {
  const { state, done, total, task, file } = transfer;
  const translate = useTranslate();
  const { clock } = useConsole();
  const nameId = useId();
  return (
    <ListItem sx={{ display: 'block', py: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={nameId} variant="body2" noWrap title={file?.name}>
            {file?.name ?? task.name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            color={state === 'failed' ? 'error' : 'text.secondary'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <Folded text={stateWords(transfer, translate, clock)} copies />
          </Typography>
        </Box>
        <TransferAction transfer={transfer} nameId={nameId} />
      </Box>
      {!hasEnded(transfer) && (
        <LinearProgress
          aria-labelledby={nameId}
          variant={state === 'waiting' || total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? Math.min(100, (100 * done) / total) : 0}
          sx={{ mt: 0.5 }}
        />
      )}
    </ListItem>
  );
}

function stateWords(transfer: Transfer, translate: Translate, clock: Clock): string {
  const { state, done, total, file, reason = '', at } = transfer;
  const say = (key: string, more?: Record<string, unknown>) => translate(`transfers.states.${key}`, more);
  const ended = clock.wallTime(at).slice(11, 16);
  if (file && state === 'done')
    return say(file.rows < file.counted ? 'part' : 'done', {
      smart_count: file.rows,
      counted: file.counted,
      size: sizeOf(file.size),
      at: ended,
    });
  if (state === 'failed') return say('failed', { reason: translate(reason, { _: reason }) });
  if (state === 'cancelled') return say('cancelled', { at: ended });
  if (state === 'waiting') return say('waiting');
  if (total === 0) return say('starting');
  return say(done < total ? 'running' : 'writing', { done, total });
}

interface TransferActionProps {
  readonly transfer: Transfer;
  readonly nameId: string;
}

/** One button, which stays when what it does changes, and so keeps the focus. */
function TransferAction({ transfer, nameId }: TransferActionProps) {
  const { transfers } = useConsole();
  const notify = useNotify();
  const translate = useTranslate();
  const buttonId = useId();
  const { state, file } = transfer;
  const content = file?.content;
  const [what, act] = ((): readonly [string, () => void] => {
    if (!hasEnded(transfer))
      return [
        'cancel',
        () => {
          cancelTransfer(transfers, transfer);
          notify('transfers.exportCancelled', { type: 'info' });
        },
      ];
    if (file && content) return ['save', () => saveFile(file.name, content)];
    return [state === 'failed' ? 'retry' : 'again', () => repeatTransfer(transfers, transfer)];
  })();
  return (
    <Button
      id={buttonId}
      size="small"
      aria-labelledby={`${buttonId} ${nameId}`}
      onClick={act}
      sx={{ flexShrink: 0 }}
    >
      {translate(`transfers.actions.${what}`)}
    </Button>
  );
}
