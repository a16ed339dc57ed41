import type { Translate } from '../../kit/format';
import { meets } from '../../model/conditions';
import { fieldOf } from '../../model/paths';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { blocksOf } from '../../schema/show';

/**
 * The label of a field in the sections of its record's show, and in one that is shown for this record if there are several; its path
 * if no section has it.
 * @example fieldLabel(orders, record, 'buyer.name', translate); // "Buyer's name"
 */
export function fieldLabel(
  { name, definition: { show } }: AnyResource,
  record: AnyShown,
  path: string,
  translate: Translate,
): string {
  const having = Object.entries(show?.sections ?? {}).flatMap(([section, declared]) =>
    blocksOf(declared)
      .filter((block) => 'fields' in block && block.fields.map(fieldOf).includes(path))
      .map((block) => ({ section, block })),
  );
  const { section } = having.find(({ block }) => meets(block, record)) ?? having[0] ?? {};
  return translate(`resources.${name}.sections.${section}.fields.${path}`, { _: path });
}
