import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOwnPath } from '@/schema/ownPath';
import { isObject } from '@/schema/values';

/** The list of the menu that the open page is, or belongs to, without the leading slash; given by each route. */
export const ListOfPage = createContext('');

/** The {@link ListOfPage}. */
export const useListOfPage = (): string => useContext(ListOfPage);

/** What a link carries beside its path: where it was followed, and the row that it was about. */
interface Origin {
  /** The path and query of the page that the link stood on. */
  readonly from?: string;
  /** The id of a row, which is marked when its list is shown again. */
  readonly row?: string;
}

/** What the link that led here carried; nothing on a page that was opened by its address. */
export function useOrigin(): Origin {
  const { state } = useLocation();
  if (!isObject(state)) return {};
  return {
    from: typeof state.from === 'string' && isOwnPath(state.from) ? state.from : undefined,
    row: typeof state.row === 'string' ? state.row : undefined,
  };
}

/** The rows that links were followed in, by the visit of the page they stood on: Back shows it without what a link carries. */
const left = new Map<string, string>();

/** Told when a link in a row is followed, with the visit's key. */
export const leaveRow = (visit: string, row: string) => void left.set(visit, row);

/** The row that is come back to: the one that the way back names, or the one that was left. */
export function useReturnedRow(): string | undefined {
  const { row } = useOrigin();
  const { key } = useLocation();
  const [returned] = useState(() => row ?? left.get(key));
  return returned;
}

/** What a link on this page carries; `row` is the id of the row that it is about. */
export function useOriginHere(row?: string): Origin {
  return originAt(useLocation(), row);
}

/** What a link on the page at a location carries. */
export const originAt = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  row?: string,
): Origin => ({
  from: pathname + search,
  row,
});
