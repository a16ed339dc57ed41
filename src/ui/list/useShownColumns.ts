import { useDataTableStoreContext, useStore } from 'ra-core';
import type { DataTableColumnProps } from 'ra-ui-materialui';
import { Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';

type ColumnElement = ReactElement<Pick<DataTableColumnProps, 'source' | 'label' | 'align' | 'children'>>;

/** The columns of the surrounding `DataTable`, out of its children, without those that the user has hidden. */
export function useShownColumns(children: ReactNode): readonly ColumnElement[] {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  return useMemo(
    () =>
      Children.toArray(children)
        .filter((child): child is ColumnElement => isValidElement(child))
        .filter(({ props }) => !hidden.includes(String(props.source))),
    [children, hidden],
  );
}

/** The class names of a cell of a column; figures are aligned to the right. */
export const cellClass = ({ source, align }: ColumnElement['props']): string =>
  align === 'right' ? `column-${source} figure` : `column-${source}`;
