import type { ConsoleParts } from '@/application';
import { lists, resources } from './manifest';
import { icons } from './menuIcons';
import { pages } from './pages';

/** What only the console needs of this product. */
export const parts: ConsoleParts = { lists, resources, pages, icons };
