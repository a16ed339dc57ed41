import { lazyChunk } from '../../lazyChunk';

/** The command palette. */
export const Palette = lazyChunk(() => import('../palette/Palette'));
