import { useTranslate } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { QuestionProps } from '@/schema/forms';
import type { AnyRow } from '@/schema/resource';
import type { SubmitDialogProps } from './actionProps';
import { FormDialog } from './FormDialog';
import { useSubmit } from './useSubmit';

/** What is asked before an action is sent: a question, or the form it declares. */
export default function SubmitDialog(props: SubmitDialogProps) {
  const { action } = props;
  if (Object.keys(action.form).length > 0) return <FormDialog {...props} />;
  return action.question ? <OwnQuestion {...props} /> : <Question {...props} />;
}

/** A question written by hand: asked once it is there, and again where sending failed. */
function OwnQuestion(props: SubmitDialogProps) {
  const { action, row, onClose } = props;
  const { send, isSending } = useSubmit(props);
  const [Asked] = useState(() =>
    lazy(action.question as () => Promise<{ default: ComponentType<QuestionProps<AnyRow>> }>),
  );
  return (
    <Suspense>
      <Asked
        record={row ?? { id: '' }}
        values={{}}
        onAnswer={async (isYes) => {
          if (!isSending && (!isYes || (await send({})))) onClose();
        }}
      />
    </Suspense>
  );
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
