import { Button, Divider, List, Popover, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { Transfer } from '../../kit/transfers';
import { forgetEnded, hasEnded } from '../../ui/transfers/runTransfers';
import { TransferItem } from './TransferItem';

interface TransfersPopoverProps {
  readonly all: readonly Transfer[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The exports since the console was opened, newest first, and what can be done with each. */
export function TransfersPopover({ all, anchor, onClose }: TransfersPopoverProps) {
  const { transfers } = useConsole();
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 400, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {translate('transfers.name')}
      </Typography>
      <List dense>
        {all.toReversed().map((transfer) => (
          <TransferItem key={transfer.id} transfer={transfer} />
        ))}
      </List>
      <Divider />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 2, pt: 1 }}>
        {translate('transfers.hint')}
      </Typography>
      <Button
        fullWidth
        disabled={!all.some(hasEnded)}
        onClick={() => {
          forgetEnded(transfers);
          if (all.every(hasEnded)) onClose();
        }}
        sx={{ py: 1 }}
      >
        {translate('transfers.actions.clear')}
      </Button>
    </Popover>
  );
}
