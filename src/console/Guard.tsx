import type { ReactNode } from 'react';
import { allowingList } from '../auth/menu';
import { useConsole } from '../ui/ConsoleContext';
import { ListOfPage } from '../ui/PageContext';
import { NoPermission } from './NotFound';

interface GuardProps {
  /** The lists that the page is, or belongs to: one of them must be in the menu. */
  readonly lists: readonly string[];
  /** A right of its own. */
  readonly permission?: string;
  readonly children: ReactNode;
}

/** Shows what the account's menu allows, or says that it doesn't; what is behind it then asks for nothing. */
export function Guard({ lists, permission, children }: GuardProps) {
  const { rights } = useConsole();
  const list = allowingList(rights, lists, permission);
  if (list === undefined) return <NoPermission />;
  return <ListOfPage value={list}>{children}</ListOfPage>;
}
