import { loadArea, loadConsole } from '@i18n/load';
import type { ConsoleParts } from '@/application';
import { lists, resources } from './manifest';
import { icons } from './menuIcons';
import { pages } from './pages';

/** What only the console needs of this product. */
export const parts: ConsoleParts = {
  lists,
  resources,
  pages,
  icons,
  words: { console: loadConsole, area: loadArea },
};
