import { useMediaQuery } from '@mui/material';
import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROW } from '../../kit/listQuery';

/** Whether there is room for a record beside a list. */
export const useHasRoom = (): boolean => useMediaQuery('(min-width: 1280px)', { noSsr: true });

/** Whether a list shows the record of the row with the focus, with the setter: a preference. */
export const useSplit = (list: string) => useStore(`${list}.split`, false);

/**
 * The row whose record is open beside the list, which the address names, and how to open another or none. Opening the first is a step
 * that Back undoes; going from one to the next isn't.
 */
export function useOpenRow(): readonly [id: string | undefined, open: (id: string | undefined) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(ROW) ?? undefined;
  const open = useCallback(
    (next: string | undefined) => {
      if (next === id) return;
      const query = new URLSearchParams(search);
      if (next === undefined) query.delete(ROW);
      else query.set(ROW, next);
      navigate({ search: `${query}` }, { replace: id !== undefined, state, preventScrollReset: true });
    },
    [id, search, state, navigate],
  );
  return [id, open];
}
