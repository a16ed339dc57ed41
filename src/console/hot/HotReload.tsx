import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { ErrorClasses, useStoreContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { ConsoleContext } from '../../kit/ConsoleContext';
import { keepColumns } from '../../kit/columns';
import type { Booted } from '../booted';

/**
 * In development: shows edited declarations, enums and words at once. Only what reads them re-renders, so that the query, the
 * selection, open dialogs and half-filled forms stay.
 */
export function HotReload({ booted, children }: { readonly booted: Booted; readonly children: ReactNode }) {
  const { context, i18n, takeOverEdited } = booted;
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const [shown, setShown] = useState({ context, broken: 0 });

  useEffect(() => {
    async function show() {
      const edited = (await takeOverEdited?.()) ?? new Set<string>();
      // Reloads all words.
      await i18n.changeLocale(i18n.getLocale());
      const predicate = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) =>
        edited.has(String(name));
      // Rows were decoded by the old declaration. Visible ones are updated together with it.
      queryClient.removeQueries({ predicate, type: 'inactive' });
      await queryClient.refetchQueries({ predicate, type: 'active' });
      for (const name of edited)
        keepColumns(store, name, (await context.load(name)).definition.list?.columns ?? []);
      // What failed to render has no state worth keeping, and is remounted.
      const broken = Number(document.querySelector(`.${ErrorClasses.title}`) !== null);
      flushSync(() =>
        setShown((before) => ({
          context: { ...context },
          broken: before.broken + broken,
        })),
      );
    }
    import.meta.hot?.on('vite:afterUpdate', show);
    return () => import.meta.hot?.off('vite:afterUpdate', show);
  }, [context, i18n, takeOverEdited, queryClient, store]);

  return (
    <ConsoleContext.Provider value={shown.context}>
      <Fragment key={shown.broken}>{children}</Fragment>
    </ConsoleContext.Provider>
  );
}
