import { useRefresh } from 'ra-core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { DialogAction, DialogProps } from '@/schema/actions';
import type { AnyRow } from '@/schema/resource';
import type { ActionProps } from './ActionButton';

type OwnDialogProps = ActionProps<DialogAction<AnyRow>> & { readonly onClose: () => void };

/** A dialog of a resource's own, loaded when it is opened. */
export default function OwnDialog({ resource, action, row, selected = [], onClose }: OwnDialogProps) {
  const refresh = useRefresh();
  const [Dialog] = useState(() =>
    lazy(action.load as () => Promise<{ default: ComponentType<DialogProps<AnyRow>> }>),
  );
  const close = (then?: 'reload') => {
    onClose();
    if (then === 'reload') refresh();
  };
  // Above its boundary this component keeps its state; below it, each retry would make another lazy dialog, for ever.
  return (
    <Suspense>
      <Dialog resource={resource.name} record={row} selected={selected} close={close} />
    </Suspense>
  );
}
