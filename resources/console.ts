import type { ConsoleParts } from 'declared-console';
import { resources } from './manifest';
import { icons } from './menuIcons';
import { routes } from './routes';

/** The parts of this product that only the console needs. */
export const parts: ConsoleParts = {
  resources,
  routes,
  icons,
  viewer: () => import('./evidence/media/DocumentView'),
  inspect: 'system/inspect',
};
