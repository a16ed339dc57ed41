import { useMutation } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import type { Params } from '@/schema/calls';
import type { AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';
import { isAbort, messageOf } from '../../api/errors';

/** What is sent, and what becomes of it. */
interface Sending {
  /** The resource's name. */
  readonly resource: string;
  /** The path of the declared action or form in the definition: `create`, `edit`, `actions.disable`. */
  readonly action: string;
  /**
   * The record it acts on; without one it creates. A function reads it just before: where there is none to send it for,
   * nothing is sent.
   */
  readonly record?: AnyRow | (() => Promise<AnyRow | undefined>) | undefined;
  readonly data: Values;
  /** The ids of the selected rows, where it acts on them. */
  readonly selected?: readonly string[] | undefined;
  /** Sent beside what was filled in. */
  readonly params?: Params | undefined;
  /** What is said when it has succeeded: an i18n key, of a sentence that may count the selected rows. */
  readonly success?: string;
  /** Hears of a failure first; answers whether it has been said already. */
  readonly onFailure?: (error: unknown) => boolean | Promise<boolean>;
}

/** Sends a declared form, action or decision and says how that ended; `send` answers whether it succeeded, and never rejects. */
export function useSend() {
  const [update] = useUpdate();
  const [create] = useCreate();
  const notify = useNotify();

  async function send({ resource, action, record, data, selected, params, success, onFailure }: Sending) {
    const meta = { action, params, selected };
    try {
      const previousData = typeof record === 'function' ? await record() : record;
      if (previousData)
        await update(resource, { id: previousData.id, data, previousData, meta }, { returnPromise: true });
      else if (record) return false;
      else await create(resource, { data, meta }, { returnPromise: true });
    } catch (error) {
      if (!isAbort(error) && !(await onFailure?.(error))) {
        const message = messageOf(error);
        notify(message, { type: 'error', messageArgs: { _: message } });
      }
      return false;
    }
    if (success) notify(success, { type: 'success', messageArgs: { smart_count: selected?.length } });
    return true;
  }

  // One mutation from the reading to the answer: what mustn't be closed meanwhile knows of both.
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });
  return { send: mutateAsync as typeof send, isSending: isPending };
}
