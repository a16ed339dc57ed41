import { type ReactNode, type Ref, useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  type AuthProvider,
  type RouterLinkProps,
  type RouterProvider,
  reactRouterProvider,
  useNotify,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { forgetting, keepChunks } from '../../chunks';
import { createExternalStore } from '../../externalStore';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { AnyRow, AnyShown } from '../../schema/resource';
import type { ExportTools } from '../../ui/csv/exportRows';
import { OwnPagesContext } from './OwnPagesContext';
import { OWN } from './own';
import type { OwnPages } from './ownPages';

/**
 * Connects react-admin's own parts with what is declared: where they lead, what the menu allows, how they export. What it takes
 * is loaded with the first page or link that needs it.
 */
export function createWiring(context: ConsoleContextValue, tools: Omit<ExportTools, 'notify' | 'report'>) {
  const pages = createExternalStore<OwnPages | undefined>(undefined);
  const loadOnce = keepChunks(async () => {
    const { createOwnPages } = await import('./ownPages');
    const made = createOwnPages(context, tools);
    pages.set(made);
    return made;
  });
  const loadPages = () => loadOnce('');
  const usePages = () => useSyncExternalStore(pages.subscribe, pages.get);
  const notices = createExternalStore<ReturnType<typeof useNotify>>(() => {});

  const routerProvider: RouterProvider = {
    ...reactRouterProvider,
    useNavigate() {
      const navigate = reactRouterProvider.useNavigate();
      return useCallback<typeof navigate>(
        (to, options) => {
          const known = pages.get();
          const found = known && typeof to !== 'number' ? known.redirected(to) : to;
          if (found === undefined) notices.get()('shell.unserved.page', { type: 'warning' });
          else navigate(found, options);
        },
        [navigate, pages.get, notices.get],
      );
    },
    Link({ to, ref, ...rest }: RouterLinkProps & { readonly ref?: Ref<HTMLAnchorElement> }) {
      const known = usePages();
      const found = known ? known.redirected(to) : to;
      // There is no such page: nothing to press.
      if (found === undefined) return <span className={rest.className}>{rest.children}</span>;
      return <Link ref={ref} to={found} {...rest} />;
    },
  };

  const ownPages = {
    load: loadPages,
    // Until it is known, no page of react-admin's parts is shown.
    represent: (name: string, record: AnyShown) => pages.get()?.represent(name, record) ?? `#${record.id}`,
  };

  return {
    basename: OWN,
    routerProvider,
    mayOpen: async (asked: Parameters<NonNullable<AuthProvider['canAccess']>>[0]) =>
      (await loadPages().catch(forgetting)).mayOpen(asked),
    /** What react-admin's export button calls (src/speed/leaveOut.ts): a default exporter gets nothing else of the console. */
    exportRows: async (name: string, rows: readonly AnyRow[]) =>
      (await loadPages().catch(forgetting)).exportRows(name, rows, notices.get()),
    /** Goes around the pages. */
    Wired({ children }: { readonly children: ReactNode }) {
      const own = useNotify();
      useEffect(() => notices.set(own), [own, notices.set]);
      return <OwnPagesContext value={ownPages}>{children}</OwnPagesContext>;
    },
  };
}
