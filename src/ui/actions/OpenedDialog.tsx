import { useRefresh, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { columnText } from '../../kit/columns';
import { EMPTY } from '../../kit/format';
import { lazyChunk } from '../../lazyChunk';
import type { Lazy } from '../../model/lazy';
import type { DialogAction, DialogProps } from '../../schema/actions';
import { type AnyRow, NO_ROW } from '../../schema/resource';
import type { ActionProps } from './actionProps';

type OpenedDialogProps = ActionProps<DialogAction<AnyRow>> & { readonly onClose: () => void };

/** What a dialog action opens: a declared show, a declared list, or a hand-written dialog. */
export default function OpenedDialog({ resource, action, row, selected = [], onClose }: OpenedDialogProps) {
  const refresh = useRefresh();
  const translate = useTranslate();
  const { dialogs } = useConsole();
  const { opens } = action;
  const [subject] = resource.definition.list?.columns ?? [];
  const said = row && subject && columnText(subject, resource.record, row, translate);
  const of = said === EMPTY ? undefined : said;
  const close = (then?: 'reload') => {
    if (then !== 'reload') return onClose();
    // Unmounted before the refresh, so that the dialog's own queries aren't refetched.
    flushSync(onClose);
    refresh();
  };
  if ('show' in opens)
    return (
      <dialogs.Show
        list={resource}
        row={row ?? NO_ROW}
        name={opens.show}
        of={of}
        step={opens.step}
        params={opens.params(row ?? NO_ROW)}
        onClose={close}
      />
    );
  if ('list' in opens)
    return (
      <dialogs.List name={opens.list} of={of} params={opens.params(row ?? NO_ROW)} onClose={() => close()} />
    );
  const OwnDialog = lazyChunk(opens.load as Lazy<DialogProps<AnyRow>>);
  return <OwnDialog resource={resource.name} record={row} selected={selected} close={close} />;
}
