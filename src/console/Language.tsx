import { I18nContext, useNotify, useStore } from 'ra-core';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { ConsoleI18n } from './i18nProvider';

interface LanguageProps {
  readonly i18n: ConsoleI18n;
  readonly children: ReactNode;
}

/**
 * Provides the words of the chosen language. react-admin's own provider remounts the whole console for another language,
 * which loses whatever was ticked, typed and opened.
 */
export function Language({ i18n, children }: LanguageProps) {
  const [wanted = i18n.getLocale()] = useStore<string>('locale');
  const spoken = useSyncExternalStore(i18n.subscribe, i18n.spoken);
  const notify = useNotify();
  useEffect(() => {
    if (wanted === i18n.getLocale()) return;
    i18n.changeLocale(wanted).catch(() => notify('ra.notification.i18n_error', { type: 'error' }));
  }, [i18n, wanted, notify]);
  return <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>;
}
