import CloseIcon from '@mui/icons-material/CloseOutlined';
import {
  type Breakpoint,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  type SxProps,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ModalFrameProps {
  /** In words. */
  readonly title: string;
  /** Which record it is. */
  readonly of?: string | undefined;
  readonly onClose: () => void;
  readonly maxWidth: Breakpoint;
  readonly children: ReactNode;
  readonly sx?: SxProps;
}

/**
 * A dialog for looking at something, with a title and a close button; full screen on a phone.
 * @example
 * <ModalFrame title="Terms" of={String(row.name)} maxWidth="md" onClose={() => history.back()}>
 *   <pre>{String(row.terms)}</pre>
 * </ModalFrame>
 */
export function ModalFrame({ title, of, onClose, maxWidth, children, sx = { px: 2 } }: ModalFrameProps) {
  const translate = useTranslate();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} fullScreen={fullScreen}>
      <DialogTitle sx={{ pl: 2, pr: 7 }}>
        {title}
        {of && (
          <Typography component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {' '}
            {of}
          </Typography>
        )}
      </DialogTitle>
      <IconButton
        aria-label={translate('form.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0} sx={sx}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
