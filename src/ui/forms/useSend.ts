import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider, Submittable } from '../../api/consoleDataProvider';
import { HeldError } from '../../api/errors';
import { useNotifyError } from '../../kit/useNotifyError';
import type { AnyRow } from '../../schema/resource';
import type { Values } from '../../schema/validate';

/** How long it is shown that something waits for another account, in ms: longer than a success, for which it must not be taken. */
const HELD_SHOWN = 12_000;

/** What is sent, and how its outcome is handled. */
interface Sending extends Submittable {
  /** What it acts on; `NO_ROW` for none. A function loads it first: if it resolves to none, nothing is sent. */
  readonly record: AnyRow | (() => Promise<AnyRow | undefined>);
  readonly values: Values;
  /** The i18n key of the success message. */
  readonly success?: string;
  /** How many rows it acts on, for the success message. */
  readonly count?: number | undefined;
  /** Whether the server may answer that it waits for another account; it counts as sent then. */
  readonly mayBeHeld?: boolean;
  /** Called on failure; returns whether it has reported it. */
  readonly onFailure?: (error: unknown) => boolean | Promise<boolean>;
}

/** Sends a declared form, action or decision, and reports the outcome; `send` resolves to whether it succeeded, never rejects. */
export function useSend() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();

  async function send({ record, values, success, count, mayBeHeld, onFailure, ...what }: Sending) {
    try {
      const found = typeof record === 'function' ? await record() : record;
      if (!found) return false;
      await dataProvider.submit(what, found, values);
    } catch (error) {
      if (mayBeHeld && error instanceof HeldError) {
        const messageArgs = { _: error.message };
        notify(error.message, { type: 'warning', messageArgs, autoHideDuration: HELD_SHOWN });
        return true;
      }
      if (!(await onFailure?.(error))) notifyError(error);
      return false;
    }
    if (success) notify(success, { type: 'success', messageArgs: { smart_count: count } });
    return true;
  }

  // A single mutation, from loading the record to the answer, for dialogs that must not be closed meanwhile.
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    // A refusal may have been lost on its way: what was sent may have been done all the same.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ meta }) => meta?.untilSent === true,
        refetchType: 'none',
      }),
  });
  return { send: mutateAsync as typeof send, isSending: isPending };
}
