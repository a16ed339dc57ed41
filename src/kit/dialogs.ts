import type { ComponentType } from 'react';
import type { Identifier } from 'react-admin';
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

/** The record of a row, beside its list. */
export interface SideRecordProps extends Pick<ShowDialogProps, 'list' | 'row' | 'name' | 'step' | 'params'> {
  /** The record's page, if it has one. */
  readonly path: string | undefined;
  /** Called once the record was decided, here or by somebody else: the list is outdated. */
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** What is decided about several selected rows of a list. */
export interface SeveralProps {
  /** The list's resource. */
  readonly resource: AnyResource;
  readonly selectedIds: readonly Identifier[];
  /** The rows that were seen, of all pages, by id. */
  readonly rows: ReadonlyMap<string, AnyRow>;
}

/** The dialogs that an action can open; passed down, because importing them would be circular: they have actions, too. */
export interface Dialogs {
  readonly Show: ComponentType<ShowDialogProps>;
  readonly List: ComponentType<ListDialogProps>;
  readonly Side: ComponentType<SideRecordProps>;
  /** The buttons that decide about several rows. */
  readonly Several: ComponentType<SeveralProps>;
  /** What became of several rows when that was interrupted, if anything was. */
  readonly SeveralLeft: ComponentType<Pick<SeveralProps, 'resource' | 'rows'>>;
}
