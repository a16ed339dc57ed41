import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import type { Captcha, SessionDef } from '../auth/sessionDef';
import { createLoader, type Loaded } from '../loader';

/** The captcha, if the login has one: loaded at once, and another one on `retry`. */
export function useCaptcha(client: Client, def: SessionDef) {
  const [state, setState] = useState<Loaded<Captcha | undefined>>({ kind: 'loading' });
  const { retry, abort } = useMemo(
    () => createLoader(async (signal) => def.captcha?.(client, signal), setState),
    [client, def],
  );
  useEffect(() => {
    void retry();
    return abort;
  }, [retry, abort]);
  /** Its picture can't be drawn. */
  const fail = () => setState({ kind: 'failed', error: ApiError.of('malformed') });
  return { state, retry, fail };
}
