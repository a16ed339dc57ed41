import { f } from '@/schema';
import type { TreeNode } from '@/schema/fields';
import type { RecordOf } from '@/schema/shape';

/** A module that a role may have, as the wire has it. */
export const node = { id: f.text(), name: f.text(), have: f.maybe(f.text()) };

/** A module in the tree that a role is given from. */
export type ModuleNode = TreeNode<typeof node>;

/** Whether the role has a module: `have` as the wire spells yes. */
const isHeld = ({ have }: Pick<RecordOf<typeof node>, 'have'>) => have === '1' || have === 'true';

/** The ids of every node that the role has. */
export const heldNodes = (nodes: readonly ModuleNode[]): string[] =>
  nodes.flatMap((each) => [...(isHeld(each) ? [each.id] : []), ...heldNodes(each.children)]);

/** The tree without nodes that stand in it before: which of two under one id is ticked nobody could tell. */
export const distinct = (nodes: readonly ModuleNode[], seen = new Set<string>()): ModuleNode[] =>
  nodes.flatMap((each) => {
    if (seen.has(each.id)) return [];
    seen.add(each.id);
    return { ...each, children: distinct(each.children, seen) };
  });
