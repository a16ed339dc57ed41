import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Folded } from '../../kit/Abbreviated';
import { type Held, usePendingDecisions } from './pendingDecisions';

/** In place of the form of a record whose decision isn't sent yet, or under way: it isn't decided twice. */
export function HeldNotice({ held: { verdict, of, isSending } }: { readonly held: Held }) {
  const translate = useTranslate();
  const { takeBack } = usePendingDecisions();
  return (
    <Alert
      severity="info"
      action={
        !isSending && (
          <Button color="inherit" onClick={takeBack}>
            {translate('review.pause.takeBack')}
          </Button>
        )
      }
    >
      {translate(`review.pause.${isSending ? 'sending' : 'waiting'}`, { verdict, of })}
    </Alert>
  );
}

/** Says that a decision wasn't sent, and why; what was filled in is in the form again. */
export function ReturnedNotice({ reason }: { readonly reason: string }) {
  const translate = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  // Once the record is shown from its top.
  useEffect(() => {
    const frame = requestAnimationFrame(() => notice.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Alert severity="error" tabIndex={-1} ref={notice} sx={{ mb: 1.5 }}>
      <Folded text={translate('review.pause.failed', { reason })} copies />
    </Alert>
  );
}
