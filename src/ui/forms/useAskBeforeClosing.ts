import { useEffect } from 'react';

/** Has the browser ask before a dirty page is closed or reloaded. */
export function useAskBeforeClosing(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
