/** What the comparison needs to know of a module. */
interface Module {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Module[];
}

/** A module and its path in the tree: `用户管理 / 企业认证`. */
export interface PlacedModule {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** The modules an edit adds to a role and removes from it, in tree order. */
interface ModuleChanges {
  readonly added: readonly PlacedModule[];
  readonly removed: readonly PlacedModule[];
}

/** The chosen modules and those that are granted along with them: everything above each. */
export function withParents(tree: readonly Module[], chosen: readonly string[]): readonly string[] {
  return tree.flatMap(({ id, children }) => {
    const below = withParents(children, chosen);
    return below.length > 0 || chosen.includes(id) ? [id, ...below] : [];
  });
}

/**
 * Compares the modules of a role with those chosen and {@link withParents what comes along}. Top-level groups are left out:
 * they open nothing, and follow from their children. The dialog before an edit and our own server's record of it both name
 * this set.
 * @param held the ids the role has
 * @param chosen the ids it would have
 * @param besides the id of a node that is no module
 */
export function moduleChanges(
  tree: readonly Module[],
  held: readonly string[],
  chosen: readonly string[],
  besides?: string,
): ModuleChanges {
  const groups = tree.filter(({ children }) => children.length > 0).map(({ id }) => id);
  const granted = withParents(tree, chosen);
  const all = placed(tree).filter(({ id }) => id !== besides && !groups.includes(id));
  return {
    added: all.filter(({ id }) => granted.includes(id) && !held.includes(id)),
    removed: all.filter(({ id }) => held.includes(id) && !granted.includes(id)),
  };
}

const placed = (nodes: readonly Module[], above = ''): PlacedModule[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = above ? `${above} / ${name}` : name;
    return [{ id, name, path }, ...placed(children, path)];
  });
