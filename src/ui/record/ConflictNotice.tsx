import { Alert, AlertTitle, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/CopyButton';
import { Sentence } from '../../kit/Sentence';
import { type Conflict, conflictInWords } from './conflict';

/** The focused button disappears with the decision form; without focus inside it, Escape would no longer close the dialog. */
const focusNotice = (notice: HTMLElement | null) => notice?.focus();

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** The i18n key of its messages. */
  readonly words?: string;
  /** The server's message, if nothing else is known. */
  readonly message?: string;
}

/**
 * Somebody else decided first, or perhaps the user, whose answer was lost: who, when and what. Says that the record was reloaded, and offers what was
 * typed for copying.
 */
export function ConflictNotice({ conflict, words = 'review.decided', message }: ConflictNoticeProps) {
  const { by, result, typed, mayBeOwn } = conflict;
  const translate = useTranslate();
  const kept = translate(`${words}.kept`);
  const isAll = message !== undefined && !by && !result;
  return (
    <Alert severity="warning" tabIndex={-1} ref={focusNotice} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>
        <Sentence words={isAll ? message : `${words}.${mayBeOwn ? 'unsure' : 'title'}`} />
      </AlertTitle>
      {conflictInWords(conflict, words, translate, isAll)}
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
