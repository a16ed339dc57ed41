import { lazy } from 'react';
import type { Dialogs } from '../ui/dialogs';

/** The dialogs of declared shows and lists, loaded with the first that is opened. */
export const dialogs: Dialogs = {
  Show: lazy(() => import('../ui/show/ShowDialog')),
  List: lazy(() => import('../ui/show/ListDialog')),
};
