import { useCallback } from 'react';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';
import { holds, type When } from '../../model/conditions';
import type { AnyRow } from '../../schema/resource';
import { numberOf } from '../../schema/rowNumber';

/**
 * How rows of the surrounding list are selected: by their numbers, as these are sent, and known while other pages are shown. A row
 * without one can't be.
 */
export function useSelecting(when: When<AnyRow> | undefined) {
  const { data = [], selectedIds = [], onSelect, onToggleItem } = useListContext<AnyRow>();
  const numberAt = (given: Identifier) => {
    const key = String(given);
    const row = selectedIds.includes(key) ? undefined : data.find(({ id }) => id === key);
    return row ? numberOf(row) : key;
  };
  return {
    isRowSelectable: useCallback(
      (row: RaRecord | undefined) => maySelect(row as AnyRow | undefined, when),
      [when],
    ),
    onSelect: useEvent((keys: Identifier[]) => onSelect([...new Set(keys.map(numberAt))])),
    onToggleItem: useEvent((key: Identifier) => onToggleItem(numberAt(key))),
  };
}

/** One of another page isn't here to be asked. */
const maySelect = (row: AnyRow | undefined, when: When<AnyRow> | undefined) =>
  !row || (numberOf(row) !== '' && holds(when, row));
