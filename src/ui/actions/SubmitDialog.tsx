import { useTranslate } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import type { SubmitDialogProps } from './actionProps';
import { FormDialog } from './FormDialog';
import { useSubmit } from './useSubmit';

/** What is asked before an action is sent: a question, or the form it declares. */
export default function SubmitDialog(props: SubmitDialogProps) {
  const { action } = props;
  return Object.keys(action.form).length > 0 ? <FormDialog {...props} /> : <Question {...props} />;
}

function Question(props: SubmitDialogProps) {
  const { resource, group, name, onClose } = props;
  const translate = useTranslate();
  const { send, isSending } = useSubmit(props);
  const words = `resources.${resource.name}.${group}.${name}`;
  return (
    <Confirm
      isOpen
      loading={isSending}
      title={translate(`${words}.name`)}
      content={translate(`${words}.confirm`, { ...props.row, _: translate('ra.message.are_you_sure') })}
      confirm="form.confirm"
      cancel="form.cancel"
      onConfirm={async () => (await send({})) && onClose()}
      onClose={onClose}
    />
  );
}
