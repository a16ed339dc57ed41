import type { Params } from '../../model/calls';
import type { Action, SubmitAction } from '../../schema/actions';
import type { AnyResource, AnyRow } from '../../schema/resource';

/** A declared action, and what it acts on. */
export interface ActionProps<A = Action<AnyRow>> {
  readonly resource: AnyResource;
  /** Its words are `resources.<resource>.<group>.<name>`. */
  readonly group: 'actions' | 'listActions' | 'selection';
  readonly name: string;
  readonly action: A;
  readonly row?: AnyRow;
  readonly selected?: readonly string[];
  /** Called once it has been sent and its dialog is closed. */
  readonly onSent?: () => void;
  /** For a list's download: the page's own parameters, such as an id from its route. */
  readonly params?: Params;
  /** The list's filters, for a download of what it shows. */
  readonly filters?: object;
}

/** An action that asks something before it is sent, and how to close it. */
export type SubmitDialogProps = ActionProps<SubmitAction<AnyRow>> & { readonly onClose: () => void };
