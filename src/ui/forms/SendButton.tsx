import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

interface SendButtonProps extends ButtonProps {
  readonly isSending: boolean;
  /** Shows that it does. */
  readonly isBusy?: boolean;
}

/** Sends a form, or asks for something. Meanwhile it looks disabled and does nothing, but keeps the keyboard, which MUI's own loses. */
export function SendButton({ isSending, isBusy, onClick, children, ...button }: SendButtonProps) {
  return (
    <Button
      type="submit"
      {...button}
      aria-disabled={isSending}
      className={isSending ? 'Mui-disabled' : undefined}
      onClick={(event) => (isSending ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span style={{ opacity: 0 }}>{children}</span> : children}
      {isBusy && (
        <Box component="span" sx={{ position: 'absolute', display: 'flex', color: 'action.disabled' }}>
          <CircularProgress aria-hidden color="inherit" size={16} />
        </Box>
      )}
    </Button>
  );
}
