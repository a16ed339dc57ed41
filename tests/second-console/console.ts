import StockIcon from '@mui/icons-material/Handyman';
import DeskIcon from '@mui/icons-material/Storefront';
import type { ConsoleParts } from 'declared-console';
import { lists } from './manifest';
import { routes } from './routes';

/** The parts of this application that only the console needs. */
export const parts: ConsoleParts = {
  resources: { ...lists, 'stock/toolLoans': () => import('./stock/toolLoans') },
  routes,
  icons: { stock: StockIcon, desk: DeskIcon },
};
