import { Alert, AlertTitle, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../../ui/CopyButton';
import { EMPTY } from '../../ui/format';
import type { Lost } from './useReview';

/** The button that had the focus goes with the decision form; without one, Escape would no longer reach the dialog. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** Somebody else decided first: who, when and what, that the record is fresh now, and what was typed, to be copied. */
export function LostNotice({ lost: { by, typed } }: { lost: Lost }) {
  const translate = useTranslate();
  const said = by.verifier
    ? translate('review.decided.by', {
        verifier: by.verifier,
        time: by.time || EMPTY,
        result: by.result ? translate(`enums.checkResult.${by.result}`) : EMPTY,
      })
    : translate('review.decided.unknown');
  const kept = translate('review.decided.kept');
  return (
    <Alert severity="warning" tabIndex={-1} ref={takeFocus} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{translate('review.decided.title')}</AlertTitle>
      {said}
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
