import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { secondsOf } from '../../model/seconds';
import type { AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import { keptOf } from '../forms/useDraft';
import { decisionKey, type Returned, usePendingDecisions } from './pendingDecisions';
import type { Deciding, DecisionOptions, useDecision } from './useDecision';

/**
 * Holds decisions back for the pause that the step declares, on a workbench.
 * @returns a function that holds one, to be called instead of sending it; `undefined` if there is no pause
 */
export function useHold(
  step: ReviewStep<AnyShown>,
  options: DecisionOptions,
  { decideLater, successOf, madeOf, receiptOf }: ReturnType<typeof useDecision>,
): ((deciding: Deciding, onSent: () => void) => void) | undefined {
  const translate = useTranslate();
  const { drafts, session } = useConsole();
  const pending = usePendingDecisions();
  const { onDecided, onHeld, onReturned } = options;
  if (!step.pause || !onHeld) return undefined;
  const key = decisionKey(options);
  const pause = secondsOf(step.pause) * 1000;

  return function hold(deciding, onSent) {
    const { name, action, values, typed } = deciding;
    const made = madeOf(deciding);
    const receipt = receiptOf(deciding);
    const uid = session.identity()?.uid;
    const isSameUser = () =>
      session.token() !== undefined && session.identity()?.uid === uid && !session.isOutdated();
    /** What was typed also outlives the session, for the same user. */
    function comeBack(returned: Returned) {
      if (typed && !returned.conflict) drafts.write(key, keptOf(action.form ?? {}, values), uid);
      return { ...returned, isOver: !isSameUser() };
    }
    pending.hold({
      key,
      verdict: translate(made.verdict),
      of: made.of,
      values,
      pause,
      async send(sending) {
        if (!isSameUser()) return comeBack({ values, reason: translate('errors.session') });
        const sent = decideLater(deciding, sending);
        // Nobody may be left to learn the outcome.
        if (sending.isLeaving) receipt.keep(false);
        const outcome = await sent;
        return outcome === 'sent' || !outcome ? outcome : comeBack(outcome);
      },
      onSent() {
        onSent();
        receipt.keep(true);
        onDecided(successOf(name), made);
      },
      onReturned: (returned) => onReturned?.(returned, made.of),
    });
    onHeld(made);
  };
}
