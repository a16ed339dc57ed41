import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnyResource, AnyShown } from '@/schema/resource';
import type { ReviewStep } from '@/schema/show';
import type { Values } from '@/schema/validate';
import { ApiError, endsSession, isAbort, messageOf } from '../../api/errors';
import { PENDING } from '../workbench/queuePath';
import { type Conflict, decidedIn, isPending } from './conflict';

interface DecisionOptions {
  readonly resource: AnyResource;
  readonly stepName: string;
  readonly step: ReviewStep<AnyShown>;
  readonly record: AnyShown;
  /** Reads the record again. */
  readonly refresh: () => void;
  /** After the decision was taken here; `success` is the i18n key of what is to be said. */
  readonly onDecided: (success: string) => void;
  /** Hears of a decision that somebody else took first. */
  readonly onConflict?: (() => void) | undefined;
}

/**
 * Takes a decision once. The record is read again before anything is sent, and after a refusal: where it waits for the
 * decision no longer, somebody else was first, who is named with what had been typed given back.
 */
export function useDecision({
  resource,
  stepName,
  step,
  record,
  refresh,
  onDecided,
  onConflict,
}: DecisionOptions) {
  const [update] = useUpdate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const recount = () => void queryClient.invalidateQueries({ queryKey: [PENDING] });
  const translate = useTranslate();
  const notify = useNotify();
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { name } = resource;
  const { id, route } = record;

  const read = async () => (await dataProvider.getOne<AnyShown>(name, { id, meta: { route } })).data;

  /** Answers the record while it waits for the decision; otherwise who has decided it is said. */
  async function stillPending(typed: string, error?: unknown): Promise<AnyShown | undefined> {
    const fresh = await read();
    const refused = error instanceof ApiError ? error.decided : undefined;
    if (!refused && isPending(step, fresh)) return fresh;
    setConflict({ ...decidedIn(resource, step.decided, fresh, translate), ...refused, typed });
    onConflict?.();
    refresh();
    recount();
    return undefined;
  }

  async function report(error: unknown, typed: string): Promise<void> {
    if (isAbort(error) || (error instanceof ApiError && endsSession(error.failure))) return;
    let isReadAgain = error instanceof ApiError && error.failure === 'refused';
    try {
      if (isReadAgain && !(await stillPending(typed, error))) return;
    } catch {
      // What was refused is said; the record that can't be read now stays as it was, with the form in it.
      isReadAgain = false;
    }
    const message = messageOf(error);
    notify(message, { type: 'error', messageArgs: { _: message } });
    if (isReadAgain) refresh();
  }

  /**
   * Sends an action of the step; answers whether the decision was taken here.
   * @param typed what the person wrote, to be given back where somebody else was first
   */
  async function decide(action: string, values: Values, typed: string): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setSending(true);
    try {
      const fresh = await stillPending(typed);
      if (!fresh) return false;
      const sent = {
        id,
        data: values,
        previousData: fresh,
        meta: { action: `review.${stepName}.actions.${action}` },
      };
      await update(name, sent, { returnPromise: true });
    } catch (error) {
      await report(error, typed);
      return false;
    } finally {
      sending.current = false;
      setSending(false);
    }
    recount();
    onDecided(`resources.${name}.review.${stepName}.actions.${action}.success`);
    return true;
  }

  return { decide, isSending, conflict };
}
