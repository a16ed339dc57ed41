import { useMemo } from 'react';
import { shownChildren } from '../../auth/menu';
import { type ConsoleContextValue, useConsole } from '../../kit/ConsoleContext';
import { HOME, hasHome } from '../home/openFigures';
import { HOME_LETTER, lettersOf } from './letters';

/** A page that a letter opens. */
export interface Place {
  readonly letter: string;
  readonly path: string;
  /** The menu's name of it; missing for the page to begin with. */
  readonly name?: string;
}

/** The pages of the account's menu that a letter opens, in its order. */
export function usePlaces(): readonly Place[] {
  const declared = useConsole();
  return useMemo(() => placesOf(declared), [declared]);
}

function placesOf(declared: ConsoleContextValue): readonly Place[] {
  const letters = lettersOf(declared.lists);
  const entries = declared.menu.filter(({ hidden }) => !hidden).flatMap(shownChildren);
  return [
    ...(hasHome(declared) ? [{ letter: HOME_LETTER, path: HOME }] : []),
    ...entries.flatMap(({ item, path }) => {
      const letter = letters.get(path.slice(1));
      return letter ? [{ letter, path, name: item.name }] : [];
    }),
  ];
}
