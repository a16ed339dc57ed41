import { useEffect } from 'react';

/** Has the browser ask before it closes or reloads a page with something written in it. */
export function useAskBeforeClosing(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
