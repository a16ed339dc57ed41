import type { ChoiceOption } from '../options';

/** How much of an option is selected; `some` only of one with children. */
export type Held = 'all' | 'some' | 'none';

/**
 * How much of an option is in the value, which holds the ticked ids, including half-ticked branches, in the tree's order. A
 * branch at the top is only a heading, selected as long as something below it is. Other branches are options of their own:
 * selected with nothing below them, they are half-ticked, too.
 * @param isTop whether the option is at the top
 * @example
 * const branch = { value: 'a', text: 'A', children: [{ value: 'b', text: 'B', children: [] }] };
 * heldOf(branch, ['a', 'b']) // 'all'
 * heldOf(branch, []) // 'none'
 */
export function heldOf(option: ChoiceOption, value: readonly string[], isTop = true): Held {
  if (option.children.length === 0) return value.includes(option.value) ? 'all' : 'none';
  const below = option.children.map((child) => heldOf(child, value, false));
  if (below.every((held) => held === 'all')) return 'all';
  if (below.some((held) => held !== 'none')) return 'some';
  return !isTop && value.includes(option.value) ? 'some' : 'none';
}

/**
 * For a half-ticked branch below the top: whether nothing below it is selected, or a part; otherwise `undefined`.
 * @example
 * const branch = { value: 'a', text: 'A', children: [{ value: 'b', text: 'B', children: [] }] };
 * halfOf(branch, ['a'], false) // 'alone'
 */
export function halfOf(option: ChoiceOption, value: readonly string[], isTop: boolean) {
  if (isTop || heldOf(option, value, isTop) !== 'some') return undefined;
  return option.children.every((child) => heldOf(child, value, false) === 'none') ? 'alone' : 'partly';
}

/**
 * Ticks an option with everything below it, or unticks it if all of it is ticked.
 * @param options the whole tree
 * @param option a node, or the part of a node that matches a search: only that part is changed
 */
export function toggled(
  options: readonly ChoiceOption[],
  value: readonly string[],
  option: ChoiceOption,
  isTop: boolean,
): string[] {
  const changed = idsOf([option]);
  const isTaken = heldOf(option, value, isTop) === 'all';
  const held = isTaken ? value.filter((id) => !changed.includes(id)) : [...value, ...changed];
  const known = idsOf(options);
  return [...completed(options, held, true), ...held.filter((id) => !known.includes(id))];
}

/** The selected ids, together with the branches above them. */
function completed(options: readonly ChoiceOption[], held: readonly string[], isTop: boolean): string[] {
  return options.flatMap((option) => {
    const below = completed(option.children, held, false);
    const isHeading = isTop && option.children.length > 0;
    return below.length > 0 || (held.includes(option.value) && !isHeading) ? [option.value, ...below] : [];
  });
}

/** The options that match a search, inside their branches; a branch that matches is kept whole. */
export function matching(options: readonly ChoiceOption[], search: string): ChoiceOption[] {
  const words = search.trim().toLowerCase();
  return options.flatMap((option) => {
    if (option.text.toLowerCase().includes(words)) return option;
    const children = matching(option.children, words);
    return children.length > 0 ? { ...option, children } : [];
  });
}

/**
 * The tree without one option, at whatever level.
 * @example without([{ value: 'a', text: 'A', children: [] }, { value: 'b', text: 'B', children: [] }], 'a').length // 1
 */
export const without = (options: readonly ChoiceOption[], value: string | undefined): ChoiceOption[] =>
  options
    .filter((option) => option.value !== value)
    .map((option) => ({ ...option, children: without(option.children, value) }));

/**
 * All options, parents before children.
 * @example
 * flattened([{ value: 'a', text: 'A', children: [{ value: 'b', text: 'B', children: [] }] }]).map(({ value }) => value) // ['a', 'b']
 */
export const flattened = (options: readonly ChoiceOption[]): ChoiceOption[] =>
  options.flatMap((option) => [option, ...flattened(option.children)]);

const idsOf = (options: readonly ChoiceOption[]) => flattened(options).map(({ value }) => value);
