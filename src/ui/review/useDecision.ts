import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ApiError, messageOf } from '../../api/errors';
import { PENDING } from '../../kit/queuePath';
import { useIsHere } from '../../kit/useIsHere';
import type { Decision } from '../../schema/actions';
import type { Seen } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import type { Values } from '../../schema/validate';
import { useSend } from '../forms/useSend';
import { useReceipt } from '../receipts/useReceipt';
import {
  type Conflict,
  conflictInWords,
  decidedIn,
  type FoundConflict,
  isPending,
  obstaclesOf,
} from '../record/conflict';
import { useRepresentation } from '../record/useRepresentation';
import { decisionKey, type Returned, type SendingOptions } from './pendingDecisions';
import { type Made, verdictOf } from './verdictOf';

export interface DecisionOptions {
  readonly resource: AnyResource;
  /** The step of its review. */
  readonly stepName: string;
  readonly record: AnyShown;
  /** Reloads the record. */
  readonly refresh: () => void;
  /** Called after the decision was made here; `success` is the i18n key of the message. */
  readonly onDecided: (success: string, made: Decided) => void;
  /** The record is in a queue, where it is opened only to be decided; the queue counts what is pending by itself. */
  readonly isQueued?: boolean;
  /** Called if somebody else decided first. */
  readonly onConflict?: () => void;
  /** Called once a decision is held back for the step's pause, before it is sent; without it there is no pause. */
  readonly onHeld?: (made: Decided) => void;
  /** Called if it was taken back, or wasn't sent. */
  readonly onReturned?: (returned: Returned, of: string) => void;
}

/** What was decided, why, and about which record, in words. */
export type Decided = Made & { readonly of: string };

/** A decision to be sent: the action, what was filled in, and what of it was typed. */
export interface Deciding {
  readonly name: string;
  readonly action: Decision<AnyShown>;
  readonly values: Values;
  readonly typed: string;
  /** What it is made on; without it there is no receipt. */
  readonly seen?: Seen;
}

/**
 * Makes a decision once. The record is reloaded before anything is sent, and after a refusal or a lost answer. If it no longer waits for the
 * decision, somebody else was first: the conflict names them and gives back what was typed. A user who has gone on to another
 * record meanwhile gets a toast.
 */
export function useDecision(
  step: ReviewStep<AnyShown>,
  { resource, stepName, record, refresh, onDecided, onConflict, isQueued }: DecisionOptions,
  returned?: Returned,
) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const { send, isSending } = useSend();
  const prepare = useReceipt();
  const [found, setFound] = useState(returned?.conflict);
  /** Whether the answer to an attempt was lost. */
  const isUnsure = useRef(returned?.isUnsure ?? false);
  const notify = useNotify();
  const isHere = useIsHere();
  const representation = useRepresentation(resource, record);
  const { name } = resource;
  const { id, route } = record;
  function recount() {
    if (!isQueued) void queryClient.invalidateQueries({ queryKey: [PENDING] });
  }
  const conflictOf = ({ fresh, refused, ...rest }: FoundConflict): Conflict => ({
    ...decidedIn(resource, step.decided, fresh, translate),
    ...refused,
    ...rest,
  });

  /** Reloads the record; returns it if it still waits for the decision, and reports the conflict otherwise. */
  async function stillPending(
    typed: string,
    report: (conflict: FoundConflict) => void,
    error?: unknown,
  ): Promise<AnyShown | undefined> {
    const { data: fresh } = await dataProvider.getOne<AnyShown>(name, { id, meta: { route } });
    const refused = error instanceof ApiError ? error.decided : undefined;
    if (!refused && isPending(step, fresh)) {
      if (obstaclesOf(step, fresh).length === 0) return fresh;
      // The record that is shown then says why.
      refresh();
      return undefined;
    }
    report({ fresh, refused, typed, mayBeOwn: isUnsure.current });
    refresh();
    recount();
    return undefined;
  }

  function reportConflict(conflict: FoundConflict) {
    setFound(conflict);
    if (!isHere()) {
      const said = labelled(conflictInWords(conflictOf(conflict), 'review.decided', translate));
      notify(said, { type: 'warning', messageArgs: { _: said } });
    }
    onConflict?.();
  }

  const labelled = (value: string) =>
    representation ? translate('form.labelled', { label: representation, value }) : value;

  /** Reads the record again after a failure; returns whether that has reported it. */
  async function foundOut(error: unknown, typed: string, report: (conflict: FoundConflict) => void) {
    if (!(error instanceof ApiError)) return false;
    if (error.isUnsure) isUnsure.current = true;
    else if (error.failure !== 'refused') return false;
    try {
      if (!(await stillPending(typed, report, error))) return true;
      refresh();
    } catch {
      // The failure is shown; if the record can't be reloaded now, it stays as it was, with its form.
    }
    return false;
  }

  /**
   * Sends an action of the step; resolves to whether the decision was made here.
   * @param decision its name
   * @param typed what the user typed, to be given back if somebody else was first
   */
  async function decide(deciding: Deciding): Promise<boolean> {
    const { name: decision, action, values, typed } = deciding;
    const receipt = receiptOf(deciding);
    const isDecided = await send({
      resource,
      action,
      record: () => stillPending(typed, reportConflict),
      values,
      onFailure: (error) => foundOut(error, typed, reportConflict),
    });
    if (!isDecided) return false;
    receipt.keep(true);
    recount();
    onDecided(successOf(decision), madeOf(deciding));
    return true;
  }

  const madeOf = ({ name: decision, action, values, typed, seen }: Deciding): Decided => ({
    verdict: verdictOf(decision, action, values, `resources.${name}.review.${stepName}.actions`),
    reason: typed,
    seen,
    key: decisionKey({ resource, stepName, record }),
    of: representation ?? id,
  });

  /** Of what is on the screen now. */
  const receiptOf = (deciding: Deciding) =>
    prepare({ resource, stepName, record }, madeOf(deciding).verdict, deciding.seen);

  const successOf = (decision: string) => `resources.${name}.review.${stepName}.actions.${decision}.success`;

  /** Sends a decision after its pause, when another record is on the screen; what went wrong comes back with the record. */
  async function decideLater(
    { action, values, typed }: Deciding,
    { isLeaving, claim }: SendingOptions,
  ): Promise<'sent' | Returned | undefined> {
    let conflict: FoundConflict | undefined;
    let reason: string | undefined;
    let isClaimed = true;
    const report = (found: FoundConflict) => {
      conflict = found;
      reason = conflictInWords(conflictOf(found), 'review.decided', translate);
    };
    const isDecided = await send({
      resource,
      action,
      keepalive: true,
      async record() {
        const fresh = isLeaving ? record : await stillPending(typed, report);
        isClaimed = fresh === undefined || claim();
        return isClaimed ? fresh : undefined;
      },
      values,
      async onFailure(error) {
        const message = messageOf(error);
        if (!(await foundOut(error, typed, report))) reason = translate(message, { _: message });
        return true;
      },
    });
    if (isDecided) return 'sent';
    return isClaimed ? { values, reason: reason ?? '', conflict, isUnsure: isUnsure.current } : undefined;
  }

  return {
    decide,
    decideLater,
    successOf,
    madeOf,
    receiptOf,
    isSending,
    conflict: found && conflictOf(found),
  };
}
