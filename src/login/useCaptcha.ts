import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../api/client';
import { isAbort } from '../api/errors';
import type { Captcha, SessionDef } from '../auth/sessionDef';

/** The captcha on the screen: on its way, there, or why it isn't. */
export type CaptchaState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly captcha: Captcha }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Fetches a captcha, and another on `refresh`; of several that were asked for, the last is shown. */
export function useCaptcha(client: Client, def: SessionDef) {
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' });
  const underway = useRef<AbortController>(undefined);

  const refresh = useCallback(async () => {
    if (!def.captcha) return;
    underway.current?.abort();
    const mine = new AbortController();
    underway.current = mine;
    setState({ kind: 'loading' });
    try {
      const captcha = await def.captcha(client, mine.signal);
      if (!mine.signal.aborted) setState({ kind: 'ready', captcha });
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) setState({ kind: 'failed', error });
    }
  }, [client, def]);

  useEffect(() => {
    void refresh();
    return () => underway.current?.abort();
  }, [refresh]);

  return { state, refresh, fail: (error: unknown) => setState({ kind: 'failed', error }) };
}
