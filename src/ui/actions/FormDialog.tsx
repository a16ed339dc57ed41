import { useTranslate } from 'react-admin';
import { formFor } from '../../schema/forms';
import { NO_ROW } from '../../schema/resource';
import { DialogForm } from '../forms/DialogForm';
import { FormNote } from '../forms/Note';
import { useQuestion } from '../forms/useQuestion';
import type { SubmitDialogProps } from './actionProps';
import type { Submit } from './useSubmit';

type FormDialogProps = SubmitDialogProps & { readonly submit: Submit; readonly onDone: () => void };

/** The form of an action in a dialog. */
export function FormDialog({
  resource,
  group,
  name,
  action,
  row,
  selected,
  onClose,
  submit,
  onDone,
}: FormDialogProps) {
  const translate = useTranslate();
  const { send, isSending } = submit;
  const { dialog, isSure } = useQuestion(row);
  const words = `resources.${resource.name}.${group}.${name}`;
  return (
    <DialogForm
      title={translate(`${words}.title`, { _: translate(`${words}.name`) })}
      rules={formFor(action, row ?? NO_ROW)}
      words={`${words}.fields`}
      draftKey={[resource.name, group, name, row?.id ?? selected?.join(',') ?? ''].join('/')}
      note={action.note && <FormNote load={action.note} record={row} />}
      isSending={isSending}
      send={async (values) => (await isSure(action.question, values)) && send(values)}
      onDone={onDone}
      onClose={onClose}
    >
      {dialog}
    </DialogForm>
  );
}
