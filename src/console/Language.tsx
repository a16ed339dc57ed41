import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { I18nContext, useNotify, useStore } from 'react-admin';
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
  // Not the shown language, as the words of the one chosen before may still be loading.
  const asked = useRef(i18n.getLocale());
  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    i18n.changeLocale(wanted).catch(() => notify('ra.notification.i18n_error', { type: 'error' }));
  }, [i18n, wanted, notify]);
  useEffect(() => {
    document.documentElement.lang = spoken.getLocale();
  }, [spoken]);
  return <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>;
}
