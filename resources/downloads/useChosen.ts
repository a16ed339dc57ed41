import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';

/** The numbers that were selected when a dialog opened. If there are none, says what to do and closes the dialog. */
export function useChosen(selected: readonly string[], close: () => void): readonly string[] {
  const { selectedIds = [] } = useListContext();
  const [numbers] = useState(() => (selected.length > 0 ? selected : selectedIds.map(String)));
  const notify = useNotify();
  const leave = useEffectEvent(() => {
    notify('pages.downloads.select', { type: 'warning' });
    close();
  });
  const isNone = numbers.length === 0;
  useEffect(() => {
    if (isNone) leave();
  }, [isNone]);
  return numbers;
}
