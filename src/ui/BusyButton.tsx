import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

interface BusyButtonProps extends ButtonProps {
  /** Something is sent or asked for. */
  readonly isBusy: boolean | undefined;
  /** Whether it shows so by a spinner in the place of its words. */
  readonly spins?: boolean;
}

/** A button that, while it is busy, looks disabled and does nothing, but keeps the keyboard: MUI's own loses it. */
export function BusyButton({ isBusy, spins, onClick, children, ...button }: BusyButtonProps) {
  const isSpinning = isBusy && spins;
  return (
    <Button
      {...button}
      aria-disabled={isBusy}
      className={isBusy ? 'Mui-disabled' : undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isSpinning ? <span style={{ opacity: 0 }}>{children}</span> : children}
      {isSpinning && (
        <Box component="span" sx={{ position: 'absolute', display: 'flex', color: 'action.disabled' }}>
          <CircularProgress aria-hidden color="inherit" size={16} />
        </Box>
      )}
    </Button>
  );
}
