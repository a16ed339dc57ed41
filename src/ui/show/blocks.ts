import { meets } from '@/schema/conditions';
import type { AnyShown } from '@/schema/resource';
import type { Block } from '@/schema/show';

/** Whether a block's conditions hold for the record. */
export const isShown = (block: Block<AnyShown>, record: AnyShown): boolean => meets(block, record);
