import { useTranslate } from 'react-admin';
import { shownChildren } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { columnText } from '../../kit/columns';
import { EMPTY } from '../../kit/format';
import { withFilters } from '../../kit/listQuery';
import { useMenuName } from '../../kit/useMenuName';
import type { AnyResource } from '../../schema/resource';
import { asData } from '../../schema/rowNumber';
import { HOME, hasHome } from '../home/openFigures';
import type { Destination, Person } from './destination';
import { type Lookup, lookupsOf, namesOf, numberIn } from './lookups';
import type { useFindable } from './useFindable';
import { type Counted, useHits } from './useHits';

/** The destinations for what was typed, or why there are none. */
interface Found {
  readonly destinations: readonly Destination[];
  /** Why there are none, in words. */
  readonly nothing: string;
  /** Why there may be others, in words. */
  readonly notice: string | undefined;
}

interface Search {
  readonly typed: string;
  /** The person whose records are shown. */
  readonly person: Person | undefined;
  readonly findable: ReturnType<typeof useFindable>;
  readonly commands: readonly Destination[];
}

/** So many people of a list are offered. */
const MOST_PEOPLE = 3;

/**
 * The menu entries that match what was typed, the lists in which it can be looked up with their counts, the people that these
 * found, and what can be done; of a person, the lists that know their phone number.
 */
export function useDestinations({ typed, person, findable, commands }: Search): Found {
  const translate = useTranslate();
  const nameOf = useMenuName();
  const declared = useConsole();
  const { menu, storage } = declared;
  const number = numberIn(typed);
  // Filters are part of the url, where what is never stored must not appear.
  const isPrivate = storage.withoutNeverKept(number) !== number;
  const lists = findable?.lists ?? [];
  // Includes hidden groups, whose lists may be used, too.
  const names = new Map(menu.flatMap(shownChildren).map(({ item, path }) => [path, nameOf(item.name)]));
  const words = typed.trim().toLocaleLowerCase();
  const isMeant = (...texts: readonly string[]) =>
    texts.some((text) => text.toLocaleLowerCase().includes(words));

  const numbers = isPrivate || person ? [] : lookupsOf(lists, typed);
  const lookups = person
    ? lookupsOf(lists, person.phone).filter(({ list }) => list !== person.list)
    : [...numbers, ...(isPrivate || numbers.length > 0 ? [] : namesOf(lists, typed))];
  const counted = useHits(lookups);
  const unread = counted.filter(({ hits }) => hits === null).length;
  const unloaded = findable?.failed ?? 0;
  const notice =
    unread > 0
      ? translate('palette.unread', { smart_count: unread })
      : unloaded > 0
        ? translate('palette.unloaded', { smart_count: unloaded })
        : undefined;

  const hitsOf = ({ hits }: Counted) => {
    if (hits === undefined) return translate('palette.counting');
    if (hits === null) return translate('palette.uncounted');
    return translate(hits.isMore ? 'palette.hitsMore' : 'palette.hits', { smart_count: hits.count });
  };
  const found = counted.map((each): Destination => {
    const { list, filter, text, kind } = each.lookup;
    return {
      key: `list ${list}`,
      opens: withFilters(`/${list}`, { [filter]: text }),
      label: translate('palette.option', {
        list: names.get(`/${list}`),
        kind: translate(kind ? `identifiers.${kind.name}` : 'palette.name'),
      }),
      group: person
        ? translate('palette.belongs', { name: person.name })
        : translate('palette.found', { text }),
      detail: hitsOf(each),
    };
  });

  if (person) {
    const page: readonly Destination[] = person.path
      ? [
          {
            key: 'person',
            opens: person.path,
            label: translate('palette.open', { name: person.name }),
            group: names.get(`/${person.list}`) ?? '',
          },
        ]
      : [];
    return {
      destinations: [...page, ...found].filter(({ label }) => isMeant(label)),
      nothing: translate('palette.nothingOf', { name: person.name }),
      notice,
    };
  }

  const people = counted.flatMap(({ lookup, hits }) =>
    peopleOf(
      lookup,
      lists.find(({ name }) => name === lookup.list),
      hits?.rows.slice(0, MOST_PEOPLE) ?? [],
    ).map(
      (each, at): Destination => ({
        key: `person ${each.list} ${at}`,
        opens: each,
        label: [each.name, each.phone].filter((part) => part !== EMPTY).join(' · '),
        group: translate('palette.people', { list: names.get(`/${each.list}`) }),
      }),
    ),
  );
  const pages = menu
    .filter(({ hidden }) => !hidden)
    .flatMap((group) => shownChildren(group).map(({ item, path }) => ({ group, item, path })))
    .filter(({ group, item }) => isMeant(item.name, nameOf(item.name), nameOf(group.name)))
    .map(
      ({ item, path }): Destination => ({
        key: path,
        opens: path,
        label: nameOf(item.name),
        group: translate('palette.menu'),
      }),
    );
  const home: readonly Destination[] = hasHome(declared)
    ? [{ key: HOME, opens: HOME, label: translate('shell.menu.home'), group: translate('palette.menu') }]
    : [];
  const why = isPrivate ? 'private' : findable ? 'none' : 'loading';
  return {
    // What comes later, once it is counted, stands below what is there already.
    destinations: [
      ...(numbers.length > 0 ? found : []),
      ...home.filter(({ label }) => isMeant(label)),
      ...pages,
      ...commands.filter(({ label }) => isMeant(label)),
      ...(numbers.length > 0 ? [] : found),
      ...people,
    ],
    nothing: translate(`palette.${why}`),
    notice,
  };

  function peopleOf(
    lookup: Lookup,
    resource: AnyResource | undefined,
    rows: NonNullable<Counted['hits']>['rows'],
  ) {
    const list = resource?.definition.list;
    if (!resource || !list?.named?.phone) return [];
    const { field, phone } = list.named;
    const column = list.columns.find((each) => typeof each !== 'string' && each.field === field);
    return rows.map(
      (row): Person => ({
        list: lookup.list,
        name: columnText(field, resource.record, row, translate),
        phone: columnText(phone, resource.record, row, translate),
        path: (typeof column === 'object' && column.to?.(asData(row))) || '',
      }),
    );
  }
}
