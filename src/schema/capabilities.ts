import type { FilterKind, Inputs } from './inputs';
import type { AnyResource } from './resource';

/**
 * What a server may offer beyond the contract, by name. Off unless the server's `/config.json` names it: without it nothing
 * of it is requested, shown or mentioned.
 */
export interface CapabilityDef {
  /** The lists that exist only with it, by name, and the records that only they or its pages lead to. */
  readonly lists?: readonly string[];
}

/** An application's capabilities, by the name that a server gives in `capabilities`. */
export type CapabilityDefs = Readonly<Record<string, CapabilityDef>>;

/** The lists that a server which offers these capabilities doesn't have. */
export const listsMissing = (defs: CapabilityDefs, offered: readonly string[]): ReadonlySet<string> =>
  new Set(Object.entries(defs).flatMap(([name, { lists = [] }]) => (offered.includes(name) ? [] : lists)));

/** Anything that may need a capability: an action, a page. */
interface Needing {
  /** The capability without which this doesn't exist. */
  readonly capability?: string;
  /** The capability without which the server answers nothing of the kind. */
  readonly heldBy?: string;
}

/** Leaves out what needs a capability that the server doesn't name, and what only such a capability lets it answer. */
export const onlyOffered = <T extends Needing>(
  parts: Readonly<Record<string, T>>,
  offered: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, { capability }]) => !capability || offered.includes(capability))
      .map(([name, part]) => [name, part.heldBy && !offered.includes(part.heldBy) ? notHeld(part) : part]),
  );

const notHeld = <T extends Needing>(part: T): T => ({ ...part, heldBy: undefined });

/** Filters without what this server doesn't find with them. */
const filtersOffered = (filters: Inputs<FilterKind>, offered: readonly string[]): Inputs<FilterKind> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, input]) => [
      name,
      'parts' in input && !offered.includes(input.parts?.with ?? '') ? { ...input, parts: undefined } : input,
    ]),
  );

/** A resource without the actions that the server doesn't offer, and what its filters would find elsewhere. */
export function resourceOffered(resource: AnyResource, offered: readonly string[]): AnyResource {
  const { list, actions, ...rest } = resource.definition;
  return {
    ...resource,
    definition: {
      ...rest,
      ...(actions && { actions: onlyOffered(actions, offered) }),
      ...(list && {
        list: {
          ...list,
          ...(list.actions && { actions: onlyOffered(list.actions, offered) }),
          ...(list.selection && { selection: onlyOffered(list.selection, offered) }),
          ...(list.filters && { filters: filtersOffered(list.filters, offered) }),
        },
      }),
    },
  };
}
