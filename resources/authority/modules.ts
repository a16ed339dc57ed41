import type { RecordOf, TreeNode } from 'declared-console/schema';
import { f } from 'declared-console/schema';

/** A module, in the wire's form. */
export const node = { id: f.text(), name: f.text(), have: f.maybe(f.text()) };

/** A module in the permission tree. */
export type ModuleNode = TreeNode<typeof node>;

/** Whether the role has a module. */
const isHeld = ({ have }: Pick<RecordOf<typeof node>, 'have'>) => have === '1' || have === 'true';

/** The ids of all modules that the role has. */
export const heldNodes = (nodes: readonly ModuleNode[]): string[] =>
  nodes.flatMap((each) => [...(isHeld(each) ? [each.id] : []), ...heldNodes(each.children)]);

/** Drops nodes whose id occurs earlier in the tree: two checkboxes with one id couldn't be told apart. */
export const distinct = (nodes: readonly ModuleNode[], seen = new Set<string>()): ModuleNode[] =>
  nodes.flatMap((each) => {
    if (seen.has(each.id)) return [];
    seen.add(each.id);
    return { ...each, children: distinct(each.children, seen) };
  });
