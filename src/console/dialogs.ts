import type { Dialogs } from '../kit/dialogs';
import { lazyChunk } from '../lazyChunk';

/** What shows declared shows and lists over or beside a list, loaded when the first is opened. */
export const dialogs: Dialogs = {
  Show: lazyChunk(() => import('../ui/dialogs/ShowDialog')),
  List: lazyChunk(() => import('../ui/dialogs/ListDialog')),
  Side: lazyChunk(() => import('../ui/dialogs/SideRecord')),
  Several: lazyChunk(() => import('../ui/several/SeveralButtons')),
  SeveralLeft: lazyChunk(() => import('../ui/several/SeveralLeft')),
};
