import { holds } from '@/schema/conditions';
import type { AnyShown } from '@/schema/resource';
import type { Block, Section } from '@/schema/show';

/** The blocks of a section, in order. */
export const blocksOf = (section: Section<AnyShown>): readonly Block<AnyShown>[] =>
  Array.isArray(section) ? section : [section as Block<AnyShown>];

/** Whether a block's conditions hold for the record. */
export const isShown = ({ when, whenCalc }: Block<AnyShown>, record: AnyShown): boolean =>
  holds(when, record) && (whenCalc?.test(record) ?? true);
