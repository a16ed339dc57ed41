import { Alert, AlertTitle, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../CopyButton';
import { EMPTY } from '../format';
import type { Conflict } from './conflict';

/** The button that had the focus goes with the decision form; without one, Escape would no longer reach the dialog. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** Somebody else decided first: who, when and what, that the record is fresh now, and what was typed, to be copied. */
export function ConflictNotice({ conflict: { by, at, result, typed } }: { conflict: Conflict }) {
  const translate = useTranslate();
  const decided = by
    ? translate('review.decided.by', { verifier: by, time: at || EMPTY, result: result || EMPTY })
    : translate('review.decided.unknown');
  const kept = translate('review.decided.kept');
  return (
    <Alert severity="warning" tabIndex={-1} ref={takeFocus} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{translate('review.decided.title')}</AlertTitle>
      {decided}
      {translate('review.decided.refreshed')}
      {typed && (
        <Stack direction="row" sx={{ mt: 1.5, gap: 0.5, alignItems: 'start' }}>
          <TextField
            label={kept}
            value={typed}
            multiline
            maxRows={6}
            fullWidth
            slotProps={{ input: { readOnly: true } }}
          />
          <CopyButton text={typed} what={kept} />
        </Stack>
      )}
    </Alert>
  );
}
