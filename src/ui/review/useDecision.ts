import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ApiError, type DecidedBefore } from '../../api/errors';
import { useIsHere } from '../../kit/useIsHere';
import type { Decision } from '../../schema/actions';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import type { Values } from '../../schema/validate';
import { useSend } from '../forms/useSend';
import { useRepresentation } from '../show/useRepresentation';
import { PENDING } from '../workbench/queuePath';
import { type Conflict, conflictInWords, decidedIn, isPending, obstaclesOf } from './conflict';

export interface DecisionOptions {
  readonly resource: AnyResource;
  /** The step of its review. */
  readonly stepName: string;
  readonly record: AnyShown;
  /** Reloads the record. */
  readonly refresh: () => void;
  /** Called after the decision was made here; `success` is the i18n key of the message. */
  readonly onDecided: (success: string) => void;
  /** The record is in a queue, where it is opened only to be decided; the queue counts what is pending by itself. */
  readonly isQueued?: boolean;
  /** Called if somebody else decided first. */
  readonly onConflict?: () => void;
}

/** A {@link Conflict} that isn't put into words yet. */
interface Found {
  /** The current record. */
  readonly fresh: AnyShown;
  readonly refused: DecidedBefore | undefined;
  readonly typed: string;
  readonly mayBeOwn: boolean;
}

/**
 * Makes a decision once. The record is reloaded before anything is sent, and after a refusal or a lost answer. If it no longer waits for the
 * decision, somebody else was first: the conflict names them and gives back what was typed. A user who has gone on to another
 * record meanwhile gets a toast.
 */
export function useDecision(
  step: ReviewStep<AnyShown>,
  { resource, stepName, record, refresh, onDecided, onConflict, isQueued }: DecisionOptions,
) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const { send, isSending } = useSend();
  const [found, setFound] = useState<Found>();
  /** Whether the answer to an attempt was lost. */
  const isUnsure = useRef(false);
  const notify = useNotify();
  const isHere = useIsHere();
  const representation = useRepresentation(resource, record);
  const { name } = resource;
  const { id, route } = record;
  function recount() {
    if (!isQueued) void queryClient.invalidateQueries({ queryKey: [PENDING] });
  }
  const conflictOf = ({ fresh, refused, ...rest }: Found): Conflict => ({
    ...decidedIn(resource, step.decided, fresh, translate),
    ...refused,
    ...rest,
  });

  /** Reloads the record; returns it if it still waits for the decision, and reports the conflict otherwise. */
  async function stillPending(typed: string, error?: unknown): Promise<AnyShown | undefined> {
    const { data: fresh } = await dataProvider.getOne<AnyShown>(name, { id, meta: { route } });
    const refused = error instanceof ApiError ? error.decided : undefined;
    if (!refused && isPending(step, fresh)) {
      if (obstaclesOf(step, fresh).length === 0) return fresh;
      // The record that is shown then says why.
      refresh();
      return undefined;
    }
    const first: Found = { fresh, refused, typed, mayBeOwn: isUnsure.current };
    setFound(first);
    if (!isHere()) sayConflict(conflictOf(first));
    onConflict?.();
    refresh();
    recount();
    return undefined;
  }

  function sayConflict(conflict: Conflict) {
    const value = conflictInWords(conflict, 'review.decided', translate);
    const message = representation ? translate('form.labelled', { label: representation, value }) : value;
    notify(message, { type: 'warning', messageArgs: { _: message } });
  }

  /**
   * Sends an action of the step; resolves to whether the decision was made here.
   * @param decision its name
   * @param typed what the user typed, to be given back if somebody else was first
   */
  async function decide(
    decision: string,
    action: Decision<AnyShown>,
    values: Values,
    typed: string,
  ): Promise<boolean> {
    const isDecided = await send({
      resource,
      action,
      record: () => stillPending(typed),
      values,
      async onFailure(error) {
        if (!(error instanceof ApiError)) return false;
        if (error.isUnsure) isUnsure.current = true;
        else if (error.failure !== 'refused') return false;
        try {
          if (!(await stillPending(typed, error))) return true;
          refresh();
        } catch {
          // The failure is shown; if the record can't be reloaded now, it stays as it was, with its form.
        }
        return false;
      },
    });
    if (!isDecided) return false;
    recount();
    onDecided(`resources.${name}.review.${stepName}.actions.${decision}.success`);
    return true;
  }

  return { decide, isSending, conflict: found && conflictOf(found) };
}
