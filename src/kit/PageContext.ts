import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '../model/values';
import { isOwnPath } from '../schema/ownPath';

/** The list in the menu that the open page is, or belongs to, without the leading slash; provided by each route. */
export const ListOfPage = createContext('');

/** The {@link ListOfPage}. */
export const useListOfPage = (): string => useContext(ListOfPage);

/** The location state of links: where the link was, and the row that it was about. */
interface Origin {
  /** The path and query of the page with the link. */
  readonly from?: string;
  /** The id of the row to mark when its list is shown again. */
  readonly row?: string;
}

/** The state of the link that led here; empty if the page was opened by its url. */
export function useOrigin(): Origin {
  const { state } = useLocation();
  if (!isObject(state)) return {};
  return {
    from: typeof state.from === 'string' && isOwnPath(state.from) ? state.from : undefined,
    row: typeof state.row === 'string' ? state.row : undefined,
  };
}

/** The rows whose links were followed, by history entry (location key): Back restores a page without a link's state. */
const left = new Map<string, string>();

/** Remembers the row in which a link was followed, for this history entry. */
export const leaveRow = (visit: string, row: string) => void left.set(visit, row);

/** The row the user comes back to: the one named by the link that led here, or the one they left. */
export function useReturnedRow(): string | undefined {
  const { row } = useOrigin();
  const { key } = useLocation();
  const [returned] = useState(() => row ?? left.get(key));
  return returned;
}

/** The state for a link on this page; `row` is the id of the row it is about. */
export function useOriginHere(row?: string): Origin {
  return originAt(useLocation(), row);
}

/** The state for a link on the page at a location. */
export const originAt = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  row?: string,
): Origin => ({
  from: pathname + search,
  row,
});
