import { useMutation } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { HeldError } from '../../api/errors';
import { useNotifyError } from '../../kit/useNotifyError';
import type { Params } from '../../model/calls';
import type { AnyRow } from '../../schema/resource';
import type { Values } from '../../schema/validate';

/** How long it is shown that something waits for another account, in ms: longer than a success, for which it must not be taken. */
const HELD_SHOWN = 12_000;

/** What is sent, and how its outcome is handled. */
interface Sending {
  /** The resource's name. */
  readonly resource: string;
  /** The path of the declared action or form in the definition: `create`, `edit`, `actions.disable`. */
  readonly action: string;
  /** The record it acts on; without one it creates. A function loads it first: if it resolves to none, nothing is sent. */
  readonly record?: AnyRow | (() => Promise<AnyRow | undefined>) | undefined;
  readonly data: Values;
  /** The ids of the selected rows, if it acts on them. */
  readonly selected?: readonly string[] | undefined;
  /** Parameters sent besides what was filled in. */
  readonly params?: Params | undefined;
  /** The i18n key of the success message, which may contain the number of selected rows. */
  readonly success?: string;
  /** Whether the server may answer that it waits for another account; it counts as sent then. */
  readonly mayBeHeld?: boolean;
  /** Called on failure; returns whether it has reported it. */
  readonly onFailure?: (error: unknown) => boolean | Promise<boolean>;
}

/** Sends a declared form, action or decision, and reports the outcome; `send` resolves to whether it succeeded, never rejects. */
export function useSend() {
  const [update] = useUpdate();
  const [create] = useCreate();
  const notify = useNotify();
  const notifyError = useNotifyError();

  async function send({
    resource,
    action,
    record,
    data,
    selected,
    params,
    success,
    mayBeHeld,
    onFailure,
  }: Sending) {
    const meta = { action, params, selected };
    try {
      const previousData = typeof record === 'function' ? await record() : record;
      if (previousData)
        await update(resource, { id: previousData.id, data, previousData, meta }, { returnPromise: true });
      else if (record) return false;
      else await create(resource, { data, meta }, { returnPromise: true });
    } catch (error) {
      if (mayBeHeld && error instanceof HeldError) {
        const messageArgs = { _: error.message };
        notify(error.message, { type: 'warning', messageArgs, autoHideDuration: HELD_SHOWN });
        return true;
      }
      if (!(await onFailure?.(error))) notifyError(error);
      return false;
    }
    if (success) notify(success, { type: 'success', messageArgs: { smart_count: selected?.length } });
    return true;
  }

  // A single mutation, from loading the record to the answer, for dialogs that must not be closed meanwhile.
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });
  return { send: mutateAsync as typeof send, isSending: isPending };
}
