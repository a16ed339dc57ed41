import { useTranslate } from 'react-admin';
import { shownChildren } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { useMenuName } from '../../kit/useMenuName';
import { withFilters } from '../../ui/list/listQuery';
import { lookupsOf, numberIn } from './lookups';
import { useFindable } from './useFindable';

/** A destination in the palette. */
export interface Destination {
  readonly path: string;
  readonly label: string;
  /** The name of its group, in words. */
  readonly group: string;
}

/** The destinations for what was typed, or why there are none. */
interface Found {
  readonly destinations: readonly Destination[];
  /** Why there are none, in words. */
  readonly nothing: string;
}

/** The menu entries that match what was typed, and the lists in which it can be looked up as a number. */
export function useDestinations(typed: string): Found {
  const translate = useTranslate();
  const nameOf = useMenuName();
  const { menu, storage } = useConsole();
  const findable = useFindable();
  const number = numberIn(typed);
  // Filters are part of the url, where what is never stored must not appear.
  const isPrivate = storage.withoutNeverKept(number) !== number;
  const entries = menu
    .filter(({ hidden }) => !hidden)
    .flatMap((group) => shownChildren(group).map(({ item, path }) => ({ group, item, path })));
  // Includes hidden groups, whose lists may be used, too.
  const names = new Map(menu.flatMap(shownChildren).map(({ item, path }) => [path, nameOf(item.name)]));

  const words = typed.trim().toLocaleLowerCase();
  const pages = entries
    .filter(({ group, item }) =>
      [item.name, nameOf(item.name), nameOf(group.name)].some((name) =>
        name.toLocaleLowerCase().includes(words),
      ),
    )
    .map(({ item, path }) => ({ path, label: nameOf(item.name), group: translate('palette.menu') }));

  const lookups = isPrivate ? [] : lookupsOf(findable ?? [], number);
  const lists = lookups.map(({ list, filter, kind }) => ({
    path: withFilters(`/${list}`, { [filter]: number }),
    label: translate('palette.option', {
      list: names.get(`/${list}`),
      kind: translate(`identifiers.${kind.name}`),
    }),
    group: translate('palette.found', { text: number }),
  }));

  const why = isPrivate ? 'private' : findable ? 'none' : 'loading';
  return { destinations: [...lists, ...pages], nothing: translate(`palette.${why}`) };
}
