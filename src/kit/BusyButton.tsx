import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

interface BusyButtonProps extends ButtonProps {
  /** Something is being sent or loaded. */
  readonly isBusy: boolean | undefined;
  /** Whether it then shows a spinner instead of its label. */
  readonly spins?: boolean;
}

/**
 * A button that looks disabled and does nothing while it is busy, but keeps the focus, which a disabled button would lose.
 * @example
 * import { useGetOne } from 'react-admin';
 *
 * const { isFetching, refetch } = useGetOne('stock/tools', { id: row.id });
 * <BusyButton isBusy={isFetching} spins onClick={() => refetch()}>Refresh</BusyButton>
 */
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
