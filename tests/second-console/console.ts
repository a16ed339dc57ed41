import StockIcon from '@mui/icons-material/Handyman';
import DeskIcon from '@mui/icons-material/Storefront';
import type { ConsoleParts } from '@/application';
import { lists } from './manifest';
import { routes } from './routes';

/** What only the console needs of this application. */
export const parts: ConsoleParts = {
  resources: { ...lists, 'stock/toolLoans': () => import('./stock/toolLoans') },
  routes,
  icons: { stock: StockIcon, desk: DeskIcon },
};
