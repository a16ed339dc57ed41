import ShopIcon from '@mui/icons-material/Storefront';
import type { ConsoleParts } from 'declared-console';
import { resources } from './manifest';
import { routes } from './routes';

/** What only the console needs, loaded after the login. */
export const parts: ConsoleParts = { resources, routes, icons: { shop: ShopIcon } };
