import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useIsHere } from '../../kit/useIsHere';
import { type Returned, usePendingDecisions } from '../review/pendingDecisions';

/** How long it is said that a decision wasn't sent, to somebody who has left the workbench, in milliseconds. */
const TOLD = 30_000;

/**
 * What becomes of the decisions that a workbench holds back: leaving it sends them at once.
 * @param restore goes back to a record; `isGone` if somebody else has decided it
 * @param pageOf the address of a record's own page; `''` if it has none
 */
export function useHeldDecisions(
  restore: (id: string, isGone: boolean) => void,
  pageOf: (id: string) => string,
) {
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const { pathname, search, state } = useLocation();
  const { flush, held, takeBack } = usePendingDecisions();
  useEffect(() => () => void flush(), [flush]);

  return {
    takeBack() {
      if (!takeBack() && held.get().length > 0) notify('review.pause.tooLate', { type: 'warning' });
    },
    /** To be called once one was sent. */
    onSent(success: string) {
      notify(success, { type: 'success' });
      // Whatever is shown instead was read before it was decided.
      if (!isHere()) void queryClient.invalidateQueries();
    },
    /** To be called with what comes back of one: the workbench goes back to its record, or says where it is. */
    comeBack(id: string, { conflict, reason }: Returned, of: string) {
      if (isHere()) {
        restore(id, conflict !== undefined);
        if (reason === undefined) notify('review.pause.takenBack');
        return;
      }
      const said = translate('review.pause.failedOf', { of, reason: reason ?? '' });
      const address = new URLSearchParams(search);
      address.set('at', id);
      // What somebody else has decided is in no queue any more.
      const page = conflict && pageOf(id);
      notify(said, {
        type: 'error',
        messageArgs: { _: said },
        autoHideDuration: TOLD,
        action: (
          <Button component={Link} to={page || `${pathname}?${address}`} state={state} color="inherit">
            {translate('review.pause.open')}
          </Button>
        ),
      });
    },
  };
}
