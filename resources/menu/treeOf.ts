import { isObject, textOf } from 'declared-console/schema';

/** An entry as the server sends it. */
export type WireEntry = Readonly<Record<string, unknown>>;

/** An entry with those below it. */
export interface WireNode {
  readonly entry: WireEntry;
  readonly children: readonly WireNode[];
}

/** What an entry says under a name, however the name is written: `childMenu`, `child_menu`, `ChildMenu`. */
export function readField(entry: WireEntry, ...names: readonly string[]): unknown {
  const wanted = names.map(spelledPlain);
  const key = Object.keys(entry).find((each) => wanted.includes(spelledPlain(each)));
  return key === undefined ? undefined : entry[key];
}

const spelledPlain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

/**
 * The server's menu as a tree: nested, or flat with the id of each entry's parent; as a list, as an object with keys, or as
 * JSON in a text.
 */
export function treeOf(wire: unknown): readonly WireNode[] {
  const nodes = entriesIn(wire).map((entry) => ({
    entry,
    children: [...treeOf(readField(entry, 'childMenu', 'children'))],
  }));
  const byId = new Map(nodes.map((node) => [idOf(node), node]));
  const parentOf = (node: (typeof nodes)[number]) => {
    const parent = byId.get(text(readField(node.entry, 'parent_id', 'pid')));
    return parent === node ? undefined : parent;
  };
  const roots: WireNode[] = [];
  for (const node of nodes) {
    const parent = isCircular(node, parentOf) ? undefined : parentOf(node);
    if (!parent) roots.push(node);
    // Some servers send both the flat list and the nested one.
    else if (!parent.children.some((child) => idOf(child) === idOf(node))) parent.children.push(node);
  }
  return roots;
}

/** Whether an entry is among its own parents, so that nothing would lead to it. */
function isCircular<T>(node: T, parentOf: (node: T) => T | undefined): boolean {
  const seen = new Set<T>();
  for (let each: T | undefined = node; each; each = parentOf(each)) {
    if (seen.has(each)) return true;
    seen.add(each);
  }
  return false;
}

const text = (value: unknown) => textOf(value)?.trim();

/** Entries without an id are nobody's parent. */
const idOf = ({ entry }: WireNode): unknown => text(readField(entry, 'id')) || entry;

/** The entries of one level. */
export function entriesIn(wire: unknown): readonly WireEntry[] {
  const held = typeof wire === 'string' ? parsed(wire) : wire;
  if (Array.isArray(held)) return held.filter(isObject);
  if (!isObject(held)) return [];
  const isEntry = ['name', 'url'].some((name) => textOf(readField(held, name)) !== undefined);
  return isEntry ? [held] : Object.values(held).filter(isObject);
}

/** Whether something is a list of entries in one of the forms that are read; it may be empty. */
export const isMenu = (wire: unknown): boolean =>
  typeof wire === 'string' ? isMenu(parsed(wire)) : Array.isArray(wire) || isObject(wire);

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
