import type { Identifier } from 'react-admin';
import { holds } from '../../model/conditions';
import type { Decision } from '../../schema/actions';
import { pendingWhen } from '../../schema/pendingRows';
import type { QueueDef } from '../../schema/queue';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource';
import { asData } from '../../schema/rowNumber';
import type { ReviewStep } from '../../schema/show';
import type { Values } from '../../schema/validate';
import { verdictOf } from '../review/verdictOf';

/** A decision that can be made about several rows of a list. */
export interface SeveralDecision {
  /** The list's resource, and the name of its queue. */
  readonly list: AnyResource;
  readonly queueName: string;
  readonly queue: QueueDef<AnyRow>;
  /** The resource whose show is reviewed. */
  readonly resource: AnyResource;
  readonly step: ReviewStep<AnyShown>;
  /** The action's name. */
  readonly name: string;
  readonly action: Decision<AnyShown>;
  /** The values that are fixed. */
  readonly fixed: Values;
}

/** The i18n key of the words of a decision's step. */
export const stepWords = ({ resource, queue }: Pick<SeveralDecision, 'resource' | 'queue'>): string =>
  `resources.${resource.name}.review.${queue.step}`;

/** The i18n key of what is decided. */
export const verdictKey = (decision: SeveralDecision, values: Values): string =>
  verdictOf(decision.name, decision.action, values, `${stepWords(decision)}.actions`);

/** The decisions that a queue allows about several of its rows, in the order of its step's buttons. */
export function decisionsOf(
  list: AnyResource,
  queueName: string,
  queue: QueueDef<AnyRow>,
  resource: AnyResource,
): readonly SeveralDecision[] {
  const step = resource.definition.review?.[queue.step];
  if (!step) return [];
  return Object.entries(step.actions).flatMap(([name, action]) => {
    const fixed = queue.several?.[name];
    return fixed ? [{ list, queueName, queue, resource, step, name, action, fixed }] : [];
  });
}

/** The selected rows that wait in a queue, as they were seen. */
export function waitingIn(
  { list, queue }: Pick<SeveralDecision, 'list' | 'queue'>,
  selectedIds: readonly Identifier[],
  rows: ReadonlyMap<string, AnyRow>,
): readonly AnyRow[] {
  const when = pendingWhen(list, queue);
  return selectedIds.flatMap((id) => {
    const row = rows.get(String(id));
    return row && when && holds(when, row) ? [asData(row)] : [];
  });
}
