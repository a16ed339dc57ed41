import StockIcon from '@mui/icons-material/Handyman';
import DeskIcon from '@mui/icons-material/Storefront';
import type { ConsoleParts } from '@/application';
import { lists } from './manifest';
import { routes } from './routes';

const areas: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, object>> }>>> = {
  stock: () => import('./words/stock'),
  desk: () => import('./words/desk'),
  review: () => import('@i18n/en-US/engine/review'),
};

/** What only the console needs of this application. */
export const parts: ConsoleParts = {
  resources: { ...lists, 'stock/toolLoans': () => import('./stock/toolLoans') },
  routes,
  icons: { stock: StockIcon, desk: DeskIcon },
  words: {
    console: async () => (await import('./words/console')).default,
    area: async (_locale, area) => (await areas[area]?.())?.default ?? {},
  },
};
