import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyResource, AnyShown } from '@/schema/resource';
import type { ReviewStep } from '@/schema/show';
import type { Values } from '@/schema/validate';
import { ApiError, type DecidedBefore } from '../../api/errors';
import { useSend } from '../forms/useSend';
import { useRepresentation } from '../show/useRepresentation';
import { useIsHere } from '../useIsHere';
import { PENDING } from '../workbench/queuePath';
import { type Conflict, decidedIn, decidedInWords, isPending } from './conflict';

export interface DecisionOptions {
  readonly resource: AnyResource;
  /** The step of its review. */
  readonly stepName: string;
  readonly record: AnyShown;
  /** Reloads the record. */
  readonly refresh: () => void;
  /** Called after the decision was made here; `success` is the i18n key of the message. */
  readonly onDecided: (success: string) => void;
  /** Called if somebody else decided first. */
  readonly onConflict?: () => void;
}

/** A decision that somebody else made first. */
interface Taken {
  /** The current record. */
  readonly fresh: AnyShown;
  readonly refused: DecidedBefore | undefined;
  readonly typed: string;
}

/**
 * Makes a decision once. The record is reloaded before anything is sent, and after a refusal. If it no longer waits for the
 * decision, somebody else was first: the conflict names them and gives back what was typed. A user who has gone on to another
 * record meanwhile gets a toast.
 */
export function useDecision(
  step: ReviewStep<AnyShown>,
  { resource, stepName, record, refresh, onDecided, onConflict }: DecisionOptions,
) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const { send, isSending } = useSend();
  const [taken, setTaken] = useState<Taken>();
  const notify = useNotify();
  const isHere = useIsHere();
  const representation = useRepresentation(resource, record);
  const { name } = resource;
  const { id, route } = record;
  const recount = () => void queryClient.invalidateQueries({ queryKey: [PENDING] });
  const conflictOf = ({ fresh, refused, typed }: Taken): Conflict => ({
    ...decidedIn(resource, step.decided, fresh, translate),
    ...refused,
    typed,
  });

  /** Reloads the record; returns it if it still waits for the decision, and reports the conflict otherwise. */
  async function stillPending(typed: string, error?: unknown): Promise<AnyShown | undefined> {
    const { data: fresh } = await dataProvider.getOne<AnyShown>(name, { id, meta: { route } });
    const refused = error instanceof ApiError ? error.decided : undefined;
    if (!refused && isPending(step, fresh)) return fresh;
    const found = { fresh, refused, typed };
    setTaken(found);
    if (!isHere()) sayTaken(conflictOf(found));
    onConflict?.();
    refresh();
    recount();
    return undefined;
  }

  function sayTaken(conflict: Conflict) {
    const value = `${decidedInWords(conflict, 'review.decided', translate)}${translate('review.decided.refreshed')}`;
    const message = representation ? translate('form.labelled', { label: representation, value }) : value;
    notify(message, { type: 'warning', messageArgs: { _: message } });
  }

  /**
   * Sends an action of the step; resolves to whether the decision was made here.
   * @param typed what the user typed, to be given back if somebody else was first
   */
  async function decide(action: string, values: Values, typed: string): Promise<boolean> {
    const path = `review.${stepName}.actions.${action}`;
    const isDecided = await send({
      resource: name,
      action: path,
      record: () => stillPending(typed),
      data: values,
      async onFailure(error) {
        if (!(error instanceof ApiError) || error.failure !== 'refused') return false;
        try {
          if (!(await stillPending(typed, error))) return true;
          refresh();
        } catch {
          // The refusal is shown; if the record can't be reloaded now, it stays as it was, with its form.
        }
        return false;
      },
    });
    if (!isDecided) return false;
    recount();
    onDecided(`resources.${name}.${path}.success`);
    return true;
  }

  return { decide, isSending, conflict: taken && conflictOf(taken) };
}
