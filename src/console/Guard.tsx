import type { ReactNode } from 'react';
import { allowingList } from '../auth/menu';
import { useConsole } from '../ui/ConsoleContext';
import { ListOfPage } from '../ui/PageContext';
import { NoPermission } from './NotFound';

interface GuardProps {
  /** The list that the page is, or the lists it belongs to: one of them must be in the menu. */
  readonly lists: readonly string[];
  /** A right of its own. */
  readonly permission?: string;
  readonly children: ReactNode;
}

/** Shows its children if the account's menu allows them; otherwise says that it doesn't, and requests nothing. */
export function Guard({ lists, permission, children }: GuardProps) {
  const { rights } = useConsole();
  const list = allowingList(rights, lists, permission);
  if (list === undefined) return <NoPermission />;
  return <ListOfPage value={list}>{children}</ListOfPage>;
}
