import { meets } from '@/schema/conditions';
import type { AnyShown } from '@/schema/resource';
import type { Shown } from '@/schema/show';

/** Whether the conditions of what a page shows hold for the record. */
export const isShown = (shown: Shown<AnyShown>, record: AnyShown): boolean => meets(shown, record);
