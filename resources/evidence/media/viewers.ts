import { lazyChunk } from 'declared-console';
import type { ViewedKind } from './documentKind';
import type { ViewerProps } from './pages/ViewerProps';

/** The viewers, each in a chunk of its own. */
const VIEWERS = {
  pdf: lazyChunk<ViewerProps>(() => import('./pdf/PdfViewer')),
  ofd: lazyChunk<ViewerProps>(() => import('./ofd/OfdViewer')),
  tiff: lazyChunk<ViewerProps>(() => import('./raster/TiffViewer')),
  heic: lazyChunk<ViewerProps>(() => import('./raster/HeicViewer')),
  amr: lazyChunk<ViewerProps>(() => import('./amr/AmrPlayer')),
} as const satisfies Record<ViewedKind, unknown>;

/** The viewer for a kind, if it is one of ours. */
export const viewerOf = (kind: string): (typeof VIEWERS)[ViewedKind] | undefined =>
  Object.hasOwn(VIEWERS, kind) ? VIEWERS[kind as ViewedKind] : undefined;
