import { useQueryClient } from '@tanstack/react-query';
import { useStoreContext } from 'ra-core';
import { ErrorClasses } from 'ra-ui-materialui';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConsoleContext } from '../../ui/ConsoleContext';
import { keepColumns } from '../../ui/list/columns';
import type { Booted } from '../start/booted';

/**
 * In development: shows declarations, enums and words as soon as they are edited. Only what reads them is drawn again, so
 * that the query, what is selected, open dialogs and half-filled forms stay.
 */
export function HotReload({ booted, children }: { readonly booted: Booted; readonly children: ReactNode }) {
  const { context, i18n, takeOverEdited } = booted;
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const [shown, setShown] = useState({ context, broken: 0 });

  useEffect(() => {
    async function show() {
      const edited = (await takeOverEdited?.()) ?? new Set<string>();
      // Loads every word again.
      await i18n.changeLocale(i18n.getLocale());
      const predicate = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) =>
        edited.has(String(name));
      // Rows were decoded as the record was declared before. Where they are on the screen they change together with it.
      queryClient.removeQueries({ predicate, type: 'inactive' });
      await queryClient.refetchQueries({ predicate, type: 'active' });
      for (const name of edited)
        keepColumns(store, name, (await context.load(name)).definition.list?.columns ?? []);
      // What failed to draw holds nothing that is worth keeping, and begins anew.
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
