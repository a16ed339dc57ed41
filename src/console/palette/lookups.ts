import type { Identifier } from '../../model/identifiers';
import type { AnyResource } from '../../schema/resource';

/** A list in which a number can be looked up, and the filter for it. */
export interface Lookup {
  /** The name of the list's resource. */
  readonly list: string;
  readonly filter: string;
  /** The kind of number. */
  readonly kind: Identifier;
}

/** A number as it is looked up: half-width, without the blanks it was pasted with. */
export const numberIn = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** The lists in which a number can be looked up, by what their filters find; loose patterns come last. */
export function lookupsOf(resources: readonly AnyResource[], number: string): readonly Lookup[] {
  const found = resources.flatMap(({ name, definition: { list } }) =>
    Object.entries(list?.filters ?? {}).flatMap(([filter, input]) => {
      const kinds = input.kind === 'text' ? (input.finds ?? []) : [];
      const [kind] = kinds.filter(({ pattern }) => pattern.test(number)).sort(sureFirst);
      return kind ? [{ list: name, filter, kind }] : [];
    }),
  );
  return found.sort((a, b) => sureFirst(a.kind, b.kind));
}

const sureFirst = (a: Identifier, b: Identifier) => Number(a.loose ?? false) - Number(b.loose ?? false);
