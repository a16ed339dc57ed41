import type { Identifier } from '@/schema/identifiers';
import type { AnyResource } from '@/schema/resource';

/** A list that knows a number, and the filter that finds it there. */
export interface Lookup {
  /** The name of the list's resource. */
  readonly list: string;
  readonly filter: string;
  /** What kind of number it is there. */
  readonly kind: Identifier;
}

/** A number as it is looked up: in narrow characters and without the blanks that it was pasted with. */
export const numberIn = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** The lists that know a number, by what their filters say that they find; the kinds that are sure come first. */
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
