import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import type { ListDialogProps } from '../../kit/dialogs';
import { ModalFrame } from '../../kit/ModalFrame';
import { Waiting } from '../../kit/Waiting';
import { EmbeddedList } from '../list/EmbeddedList';

/**
 * A declared list in a dialog.
 * @example
 * <Deferred fallback={<Waiting />}>
 *   <ListDialog name="desk/loans" of="Saw 03" params={{ tool: row.id }} onClose={() => history.back()} />
 * </Deferred>
 */
export default function ListDialog({ name, of, params, onClose }: ListDialogProps) {
  const translate = useTranslate();
  use(useConsole().load(name));
  return (
    <ModalFrame
      title={translate(`resources.${name}.name`)}
      of={of}
      onClose={onClose}
      maxWidth="md"
      sx={{ p: 0 }}
    >
      <Deferred fallback={<Waiting />}>
        <EmbeddedList name={name} params={params} />
      </Deferred>
    </ModalFrame>
  );
}
