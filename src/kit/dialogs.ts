import type { ComponentType } from 'react';
import type { Params } from '../model/calls';
import type { AnyResource, AnyRow } from '../schema/resource';
import type { RouteParams } from '../schema/routes';

/** A declared show in a dialog. */
export interface ShowDialogProps {
  /** The list's resource, and the row that the dialog is about. */
  readonly list: AnyResource;
  readonly row: AnyRow;
  /** The name of the resource whose show it is, and the step of its review. */
  readonly name: string;
  /** The row's name, shown until the record's own is known. */
  readonly of?: string | undefined;
  readonly step?: string;
  /** The parameters that the show's page has in its address. */
  readonly params: RouteParams;
  /** `'reload'` reads the list again. */
  readonly onClose: (then?: 'reload') => void;
}

/** A declared list in a dialog. */
export interface ListDialogProps {
  /** The name of a resource that declares a list. */
  readonly name: string;
  /** The name of the row it was opened from. */
  readonly of?: string | undefined;
  /** Parameters of its call. */
  readonly params: Params;
  readonly onClose: () => void;
}

/** The dialogs that an action can open; passed down, because importing them would be circular: they have actions, too. */
export interface Dialogs {
  readonly Show: ComponentType<ShowDialogProps>;
  readonly List: ComponentType<ListDialogProps>;
}
