import { LOOK } from '../../kit/listQuery';
import type { Input } from '../../schema/inputs';
import type { AnyResource } from '../../schema/resource';
import type { BrowserStorage } from '../../storage/storage';
import { type ListLook, parseLook } from './listLook';
import { type ListQuery, searchOf, storableQuery } from './savedQuery';

/** How others see a list as it is shown, and the filters that they see it without. */
export interface SharedList {
  /** The query part of its address. */
  readonly search: string;
  readonly withheld: readonly string[];
}

interface Shown {
  readonly query: ListQuery;
  readonly look: ListLook;
  readonly storage: BrowserStorage;
}

/**
 * Shows a list to others as it is shown here. Links are pasted into chats and tickets, and shared queries are kept: what was typed
 * may be somebody's name or number, so a text is part of it only if its beginning says that it is a serial number.
 */
export function shareList(resource: AnyResource, { query, look, storage }: Shown): SharedList {
  const inputs = resource.definition.list?.filters ?? {};
  const storable = storableQuery(storage, query);
  const names = Object.keys(query.filter);
  const shared = names.filter((name) => {
    const input = inputs[name];
    return name in storable.filter && input && isShareable(input, query.filter[name]);
  });
  const search = new URLSearchParams(
    searchOf({ ...query, filter: Object.fromEntries(shared.map((name) => [name, query.filter[name]])) }),
  );
  search.set(LOOK, JSON.stringify(look));
  return { search: String(search), withheld: names.filter((name) => !shared.includes(name)) };
}

/** The look that an address brings, if it brings one. */
export function lookIn(resource: AnyResource, search: string): ListLook | undefined {
  try {
    return parseLook(resource, JSON.parse(new URLSearchParams(search).get(LOOK) ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether a filter's value can't be about a person: it is chosen, or a serial number. An application's own kind may hold anything. */
function isShareable(input: Input, value: unknown): boolean {
  if (input.kind === 'text') {
    const begins = (input.finds ?? []).flatMap((each) => (each.begins ? [each] : []));
    return begins.some(({ pattern, begins = [] }) => isSerialNumber(String(value), pattern, begins));
  }
  return CHOSEN.some((kind) => kind === input.kind);
}

const CHOSEN = ['select', 'choice', 'date', 'dateRange'] as const;

function isSerialNumber(text: string, pattern: RegExp, begins: readonly string[]): boolean {
  const begin = begins.find((each) => text.toUpperCase().startsWith(each));
  return begin !== undefined && /^\d/.test(text.slice(begin.length)) && pattern.test(text);
}
