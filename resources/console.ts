import type { ConsoleParts } from '@/application';
import { resources } from './manifest';
import { icons } from './menuIcons';
import { routes } from './routes';

/** What only the console needs of this product. */
export const parts: ConsoleParts = {
  resources,
  routes,
  icons,
  viewer: () => import('./evidence/media/DocumentView'),
  inspect: 'system/inspect',
};
