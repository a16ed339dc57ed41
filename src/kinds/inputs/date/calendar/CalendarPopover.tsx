import { Popover } from '@mui/material';
import type { ReactNode } from 'react';

interface CalendarPopoverProps {
  readonly label: string;
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of a calendar, below its field. */
export default function CalendarPopover({ label, anchor, onClose, children }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, p: 1.5 } } }}
    >
      {children}
    </Popover>
  );
}
