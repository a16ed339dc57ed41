import { mayDo, type Rights } from '../../../auth/menu';
import type { Params } from '../../../model/calls';
import { valueAt } from '../../../model/paths';
import { unreadOf } from '../../../model/unread';
import { isEmptyValue } from '../../../model/values';
import type { AnyShown } from '../../../schema/resource';
import type { TimelineBlock } from '../../../schema/show';
import { isListed, type ListSource } from '../../../schema/timeline';

/** What is asked of a list for a timeline. */
export interface Asked {
  /** The source's name. */
  readonly name: string;
  readonly source: ListSource;
  readonly filter: Readonly<Record<string, string>>;
  readonly params: Params | undefined;
}

/** The lists of a timeline: those that are asked, and why others aren't, by their sources' names. */
export interface Sources {
  readonly asked: readonly Asked[];
  readonly forbidden: readonly string[];
  /** The record lacks what their rows are found by. */
  readonly unfindable: readonly string[];
  /** They would have to be asked more often than they are. */
  readonly cut: readonly string[];
}

/** How often a list is asked for one record, at most. */
const MOST_CALLS = 20;

interface Known {
  readonly rights: Rights;
  /** Whether a list is a page of the console, which the menu has to allow. */
  isPage(list: string): boolean;
  /** Whether the server has it. */
  isServed(list: string): boolean;
}

/** Tells which lists are asked for the events of a record. One that this server doesn't have isn't mentioned. */
export function sourcesOf(
  { sources }: TimelineBlock<AnyShown>,
  record: AnyShown,
  { rights, isPage, isServed }: Known,
): Sources {
  const found = {
    asked: [] as Asked[],
    forbidden: [] as string[],
    unfindable: [] as string[],
    cut: [] as string[],
  };
  for (const [name, source] of Object.entries(sources)) {
    if (!isListed(source) || !isServed(source.list)) continue;
    const right = source.under ?? (isPage(source.list) ? source.list : undefined);
    if (right !== undefined && !mayDo(rights, right)) found.forbidden.push(name);
    else {
      const asked = askedOf(name, source, record);
      if (asked.length === 0 && source.by) found.unfindable.push(name);
      if (asked.length > MOST_CALLS) found.cut.push(name);
      found.asked.push(...asked.slice(0, MOST_CALLS));
    }
  }
  return found;
}

function askedOf(name: string, source: ListSource, record: AnyShown): readonly Asked[] {
  if (source.calls)
    return source.calls(record as never).map((params) => ({ name, source, filter: {}, params }));
  const values = Object.entries(source.by ?? {}).map(([filter, path]) => {
    const value = valueAt(record, path);
    return [filter, isEmptyValue(value) || unreadOf(value) !== undefined ? '' : String(value)] as const;
  });
  if (values.some(([, value]) => value.trim() === '')) return [];
  return [{ name, source, filter: Object.fromEntries(values), params: undefined }];
}
