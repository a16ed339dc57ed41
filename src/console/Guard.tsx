import type { ReactNode } from 'react';
import { useCanAccessResources } from 'react-admin';
import { openingWith } from '../auth/access';
import { ListOfPage } from '../kit/PageContext';
import { NoPermission } from './NotFound';

interface GuardProps {
  /** The list that the page is, or the lists it belongs to: the auth provider must allow one of them. */
  readonly lists: readonly string[];
  /** A right of its own. */
  readonly permission?: string;
  readonly children: ReactNode;
}

/** Shows its children if the auth provider allows them, by the menu; otherwise says that it doesn't, and requests nothing. */
export function Guard({ lists, permission, children }: GuardProps) {
  const { canAccess, isPending } = useCanAccessResources({
    resources: [...lists],
    action: openingWith(permission),
  });
  if (isPending) return null;
  const list = lists.find((each) => canAccess?.[each]);
  if (list === undefined) return <NoPermission />;
  return <ListOfPage value={list}>{children}</ListOfPage>;
}
