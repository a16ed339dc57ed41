/** The options of a fetch; its cache may be told to ask the server again, but never to answer by itself. */
type FreshInit = Omit<RequestInit, 'cache'> & { readonly cache?: 'no-cache' };

/**
 * The one way to fetch. An answer never comes from the browser's cache, whatever headers a server or a proxy adds, and what
 * a session may see isn't kept there.
 */
export const fetchFresh = (url: string, init: FreshInit, ask: typeof fetch = fetch): Promise<Response> =>
  ask(url, { cache: 'no-store', ...init });
