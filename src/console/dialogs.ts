import type { Dialogs } from '../kit/dialogs';
import { lazyChunk } from '../lazyChunk';

/** The dialogs of declared shows and lists, loaded when the first is opened. */
export const dialogs: Dialogs = {
  Show: lazyChunk(() => import('../ui/dialogs/ShowDialog')),
  List: lazyChunk(() => import('../ui/dialogs/ListDialog')),
};
