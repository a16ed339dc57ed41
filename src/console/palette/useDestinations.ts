import { useTranslate } from 'ra-core';
import { shownChildren } from '../../auth/menu';
import { withoutNeverKept } from '../../auth/neverKept';
import { useConsole } from '../../ui/ConsoleContext';
import { withFilters } from '../../ui/list/listQuery';
import { useMenuName } from '../../ui/useMenuName';
import { lookupsOf, numberIn } from './lookups';
import { useFindable } from './useFindable';

/** Somewhere that the palette leads to. */
export interface Destination {
  readonly path: string;
  readonly label: string;
  /** What it is one of, in words. */
  readonly group: string;
}

/** What there is for what was typed, or why there is nothing. */
interface Found {
  readonly destinations: readonly Destination[];
  /** In words; of no weight where there is something. */
  readonly nothing: string;
}

/** The entries of the account's menu by their words, and the lists that know a number, filtered by it. */
export function useDestinations(typed: string): Found {
  const translate = useTranslate();
  const nameOf = useMenuName();
  const { menu } = useConsole();
  const findable = useFindable();
  const number = numberIn(typed);
  // A filter stands in the address, and what is never kept never stands there.
  const isPrivate = withoutNeverKept(number) !== number;
  const entries = menu
    .filter(({ hidden }) => !hidden)
    .flatMap((group) => shownChildren(group).map(({ item, path }) => ({ group, item, path })));
  // A list may be seen without standing in the menu.
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
