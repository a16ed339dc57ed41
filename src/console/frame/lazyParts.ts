import { lazyChunk } from '../../lazyChunk';

/** The command palette. */
export const Palette = lazyChunk(() => import('../palette/Palette'));

/** The account's menu. */
export const PersonalMenu = lazyChunk(() => import('./PersonalMenu'));
