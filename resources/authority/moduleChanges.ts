import type { ModuleNode } from './modules';

/** A module and where it stands: `用户管理 / 企业认证`. */
export interface PlacedModule {
  readonly id: string;
  readonly path: string;
}

/** What an edit gives to a role and takes from it, in the order of the tree. */
interface ModuleChanges {
  readonly added: readonly PlacedModule[];
  readonly removed: readonly PlacedModule[];
}

/**
 * Compares what a role has with what was chosen. A group at the top is no module: it follows from what stands below it.
 * @param held the ids that it has
 * @param chosen the ids that it would have
 * @param besides the id of what is no module
 */
export function moduleChanges(
  tree: readonly ModuleNode[],
  held: readonly string[],
  chosen: readonly string[],
  besides?: string,
): ModuleChanges {
  const groups = tree.filter(({ children }) => children.length > 0).map(({ id }) => id);
  const all = placed(tree).filter(({ id }) => id !== besides && !groups.includes(id));
  return {
    added: all.filter(({ id }) => chosen.includes(id) && !held.includes(id)),
    removed: all.filter(({ id }) => held.includes(id) && !chosen.includes(id)),
  };
}

const placed = (nodes: readonly ModuleNode[], above = ''): PlacedModule[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = above ? `${above} / ${name}` : name;
    return [{ id, path }, ...placed(children, path)];
  });
