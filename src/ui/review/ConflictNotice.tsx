import { Alert, AlertTitle, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../CopyButton';
import { type Conflict, decidedInWords } from './conflict';

/** The button that had the focus goes with the decision form; without one, Escape would no longer reach the dialog. */
const focusNotice = (notice: HTMLElement | null) => notice?.focus();

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** The i18n key of its sentences. */
  readonly words?: string;
  /** What the server said, where nothing else is known. */
  readonly message?: string;
}

/** Somebody else decided first: who, when and what, that the record is fresh now, and what was typed, to be copied. */
export function ConflictNotice({ conflict, words = 'review.decided', message }: ConflictNoticeProps) {
  const { by, result, typed } = conflict;
  const translate = useTranslate();
  const kept = translate(`${words}.kept`);
  const isAll = message !== undefined && !by && !result;
  return (
    <Alert severity="warning" tabIndex={-1} ref={focusNotice} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{isAll ? translate(message, { _: message }) : translate(`${words}.title`)}</AlertTitle>
      {!isAll && decidedInWords(conflict, words, translate)}
      {translate(`${words}.refreshed`)}
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
