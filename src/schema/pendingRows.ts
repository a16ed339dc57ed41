import { holds, type When } from '../model/conditions';
import { enumOf } from './inputs';
import type { QueueAge, QueueDef } from './queue';
import type { AnyResource, AnyRow } from './resource';

/** An age that rows have while they meet the condition. */
export interface AgedRows {
  readonly age: QueueAge<AnyRow>;
  readonly when: When<AnyRow>;
}

/** The ages of a list's queues, and the rows that have them. */
export const agedRows = (resource: AnyResource): readonly AgedRows[] =>
  Object.values(resource.definition.list?.queues ?? {}).flatMap((queue) => {
    const when = pendingWhen(resource, queue);
    return queue.age && when ? { age: queue.age, when } : [];
  });

/** The age that a row has, unless it waits for no decision. */
export const ageOf = (aged: readonly AgedRows[], row: AnyRow): QueueAge<AnyRow> | undefined =>
  aged.find(({ when }) => holds(when, row))?.age;

/**
 * The condition on a row that a queue's `pending` is: its own, or that the one field with each filter's enum has the value;
 * `undefined` if the fields don't tell.
 */
export function pendingWhen(
  { record, definition: { list } }: AnyResource,
  { pending, age }: QueueDef<AnyRow>,
): When<AnyRow> | undefined {
  if (age?.when) return age.when;
  const parts = Object.entries(pending).map(([name, value]) => {
    const filter = list?.filters?.[name];
    const values = filter && enumOf(filter)?.name;
    const [field, ...others] = Object.keys(record).filter(
      (each) => values !== undefined && record[each]?.of?.name === values,
    );
    return others.length === 0 && field !== undefined ? ([field, String(value)] as const) : undefined;
  });
  return parts.every((part) => part !== undefined) ? Object.fromEntries(parts) : undefined;
}
