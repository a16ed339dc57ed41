import type { Identifier } from '../../model/identifiers';
import type { AnyResource } from '../../schema/resource';

/** A list in which something can be looked up, and the filter for it. */
export interface Lookup {
  /** The name of the list's resource. */
  readonly list: string;
  readonly filter: string;
  /** What is looked up, as the filter sends it. */
  readonly text: string;
  /** The kind of number; without one it is a name. */
  readonly kind?: Identifier;
}

/** A number as it is recognised: half-width, without the blanks it was pasted with. */
export const numberIn = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** How surely a number is of a kind; what isn't of the kind at all has none. */
const SURE = 0;
const LIKELY = 1;
const PART = 2;

function surenessOf({ pattern, begins = [], part, loose }: Identifier, text: string, hasParts: boolean) {
  if (begins.some((each) => text.startsWith(each) && /^\d+$/.test(text.slice(each.length)))) return SURE;
  if (pattern.test(text)) return loose ? LIKELY : SURE;
  return hasParts && part !== undefined && text.length >= part && /^\d+$/.test(text) ? PART : undefined;
}

/** The lists in which a number can be looked up, by what their filters find; the surest kinds come first. */
export function lookupsOf(resources: readonly AnyResource[], typed: string): readonly Lookup[] {
  const found = resources.flatMap(({ name, definition: { list } }) =>
    Object.entries(list?.filters ?? {}).flatMap(([filter, input]) => {
      if (input.kind !== 'text') return [];
      const text = input.encode(typed) ?? '';
      const [surest] = (input.finds ?? [])
        .flatMap((kind) => {
          const sureness = surenessOf(kind, text, input.parts !== undefined);
          return sureness === undefined ? [] : [{ kind, sureness }];
        })
        .sort((a, b) => a.sureness - b.sureness);
      return surest ? [{ list: name, filter, text, ...surest }] : [];
    }),
  );
  return found.sort((a, b) => a.sureness - b.sureness).map(({ sureness: _, ...lookup }) => lookup);
}

/** Two characters may be a name; digits and signs alone aren't. */
const isName = (text: string) => [...text].length > 1 && /\p{L}/u.test(text);

/** The lists in which a name can be looked up, as they declare. */
export function namesOf(resources: readonly AnyResource[], typed: string): readonly Lookup[] {
  return resources.flatMap(({ name, definition: { list } }) => {
    const filter = list?.named?.by ?? '';
    const input = list?.filters?.[filter];
    const text = input?.kind === 'text' ? (input.encode(typed) ?? '') : '';
    return isName(text) ? [{ list: name, filter, text }] : [];
  });
}
