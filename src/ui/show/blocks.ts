import { holds } from '@/schema/conditions';
import type { AnyShown } from '@/schema/resource';
import type { Block } from '@/schema/show';

/** Whether a block's conditions hold for the record. */
export const isShown = ({ when, whenCalc }: Block<AnyShown>, record: AnyShown): boolean =>
  holds(when, record) && (whenCalc?.test(record) ?? true);
