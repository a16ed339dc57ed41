import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { Params } from '@/schema/calls';
import type { AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';
import { isAbort, messageOf } from '../../api/errors';

interface Sending {
  /** The resource's name. */
  readonly resource: string;
  /** Where the declared action or form stands in its definition: `create`, `edit`, `actions.disable`. */
  readonly action: string;
  /** The record it acts on; without one it creates. */
  readonly record?: AnyRow | undefined;
  /** What is said when it has succeeded: an i18n key. */
  readonly success: string;
  /** Hears of a failure first; answers whether it has been said already. */
  readonly onFailure?: (error: unknown, values: Values) => boolean | Promise<boolean>;
}

/** Sends a declared form or action and says how that ended; answers whether it succeeded. */
export function useSend({ resource, action, record, success, onFailure }: Sending) {
  const [update] = useUpdate();
  const [create] = useCreate();
  const [isSending, setSending] = useState(false);
  const notify = useNotify();

  /** @param params that are sent beside what was filled in */
  async function send(data: Values, params?: Params): Promise<boolean> {
    const meta = { action, params };
    setSending(true);
    try {
      if (record) {
        const of = { id: record.id, data, previousData: record, meta };
        await update(resource, of, { returnPromise: true });
      } else await create(resource, { data, meta }, { returnPromise: true });
    } catch (error) {
      if (!isAbort(error) && !(await onFailure?.(error, data))) {
        const message = messageOf(error);
        notify(message, { type: 'error', messageArgs: { _: message } });
      }
      return false;
    } finally {
      setSending(false);
    }
    notify(success, { type: 'success' });
    return true;
  }

  return { send, isSending };
}
