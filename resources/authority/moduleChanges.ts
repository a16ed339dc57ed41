import type { ModuleNode } from './modules';

/** A module and its path in the tree: `用户管理 / 企业认证`. */
export interface PlacedModule {
  readonly id: string;
  readonly path: string;
}

/** The modules an edit adds to a role and removes from it, in tree order. */
interface ModuleChanges {
  readonly added: readonly PlacedModule[];
  readonly removed: readonly PlacedModule[];
}

/**
 * Compares the modules of a role with those chosen. Top-level groups are left out: they follow from their children.
 * @param held the ids the role has
 * @param chosen the ids it would have
 * @param besides the id of a node that is no module
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
