import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConsole } from '../kit/ConsoleContext';
import { pathFirst } from '../ui/pathFirst';

/**
 * Leads to the personal page that the server wants first, with its sentence. Where the console doesn't have that page, the
 * refusal stays one.
 */
export function FirstPage() {
  const { parts } = useConsole();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lead = useEffectEvent((error: unknown) => {
    const path = pathFirst(error, parts);
    if (path && path !== pathname) navigate(path, { state: { said: messageIn(error) } });
  });
  useEffect(() => {
    const hear = ({ query }: { readonly query: { readonly state: { readonly error: unknown } } }) =>
      lead(query.state.error);
    for (const query of cache.getQueryCache().getAll()) hear({ query });
    // Answers may be put into the cache while something renders, which must not navigate.
    return cache
      .getQueryCache()
      .subscribe((event) => event.type === 'updated' && event.action.type === 'error' && hear(event));
  }, [cache]);
  return null;
}

const messageIn = (error: unknown) => (error instanceof Error ? error.message : '');
