import type { Action, SubmitAction } from '@/schema/actions';
import type { Params } from '@/schema/calls';
import type { AnyResource, AnyRow } from '@/schema/resource';

/** A declared action, and what it acts on. */
export interface ActionProps<A = Action<AnyRow>> {
  readonly resource: AnyResource;
  /** Where its words stand: `resources.<resource>.<group>.<name>`. */
  readonly group: 'actions' | 'listActions' | 'selection';
  readonly name: string;
  readonly action: A;
  readonly row?: AnyRow;
  readonly selected?: readonly string[];
  /** Told when it has been sent, after its dialog is gone. */
  readonly onSent?: () => void;
  /** Of a list's download: what the page itself sends, such as an id out of its route. */
  readonly params?: Params;
}

/** What is asked before an action is sent, and how to leave it. */
export type SubmitDialogProps = ActionProps<SubmitAction<AnyRow>> & { readonly onClose: () => void };
