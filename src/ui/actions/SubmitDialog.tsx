import { useTranslate } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import type { QuestionProps } from '@/schema/forms';
import type { Lazy } from '@/schema/lazy';
import type { AnyRow } from '@/schema/resource';
import { lazyChunk } from '../../lazyChunk';
import { Deferred } from '../Deferred';
import { formattedValues } from '../format';
import type { SubmitDialogProps } from './actionProps';
import { FormDialog } from './FormDialog';
import { TakenDialog } from './TakenDialog';
import { type Submit, useSubmit } from './useSubmit';

type AskedProps = SubmitDialogProps & { readonly submit: Submit };

/** What is asked before an action is sent: a question, or the form it declares; then who was first, if anybody was. */
export default function SubmitDialog(props: SubmitDialogProps) {
  const { resource, group, name, action, onClose } = props;
  const translate = useTranslate();
  const submit = useSubmit(props);
  const { conflict } = submit;
  if (conflict) {
    const close = () => {
      onClose();
      conflict.settle();
    };
    return (
      <Deferred onClose={close}>
        <TakenDialog
          conflict={conflict}
          title={translate(`resources.${resource.name}.${group}.${name}.name`)}
          onClose={close}
        />
      </Deferred>
    );
  }
  if (Object.keys(action.form).length > 0) return <FormDialog {...props} submit={submit} />;
  return action.question ? (
    <OwnQuestion {...props} submit={submit} />
  ) : (
    <Question {...props} submit={submit} />
  );
}

/** A question written by hand: asked once it is there, and again where sending failed. */
function OwnQuestion({ action, row, onClose, submit: { send, isSending } }: AskedProps) {
  const Asked = lazyChunk(action.question as Lazy<QuestionProps<AnyRow>>);
  return (
    <Asked
      record={row ?? { id: '' }}
      values={{}}
      onAnswer={async (isYes) => {
        if (!isSending && (!isYes || (await send({})))) onClose();
      }}
    />
  );
}

function Question({ resource, group, name, row, onClose, submit: { send, isSending } }: AskedProps) {
  const translate = useTranslate();
  const words = `resources.${resource.name}.${group}.${name}`;
  return (
    <Confirm
      isOpen
      loading={isSending}
      title={translate(`${words}.name`)}
      content={translate(`${words}.confirm`, {
        ...(row && formattedValues(resource.record, row, translate)),
        _: translate('ra.message.are_you_sure'),
      })}
      confirm="form.confirm"
      cancel="form.cancel"
      onConfirm={async () => (await send({})) && onClose()}
      onClose={onClose}
    />
  );
}
