import { useEffect } from 'react';

/**
 * Has the browser ask before a dirty page is closed or reloaded.
 * @example
 * import { useForm } from 'react-hook-form';
 *
 * const { formState } = useForm();
 * useAskBeforeClosing(formState.isDirty);
 */
export function useAskBeforeClosing(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
