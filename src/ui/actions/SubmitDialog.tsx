import { use, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { formattedValues } from '../../kit/format';
import { ModalFrame } from '../../kit/ModalFrame';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { Note } from '../forms/Note';
import { ConflictNotice } from '../record/ConflictNotice';
import type { SubmitDialogProps } from './actionProps';
import { FormDialog } from './FormDialog';
import { type RowConflict, type Submit, useSubmit } from './useSubmit';

type AskedProps = SubmitDialogProps & { readonly submit: Submit; readonly onDone: () => void };

/** What is asked before an action is sent: a question or a form. Then who was first, if somebody else was. */
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
  const done = () => {
    onClose();
    props.onSent?.();
  };
  const Asked = Object.keys(action.form).length > 0 ? FormDialog : Question;
  return <Asked {...props} submit={submit} onDone={done} />;
}

function Question({ resource, group, name, action, row, selected, onClose, submit, onDone }: AskedProps) {
  const { send, isSending } = submit;
  const isSent = useRef(false);
  const translate = useTranslate();
  const words = `resources.${resource.name}.${group}.${name}`;
  const actionName = translate(`${words}.name`);
  const question = translate(`${words}.confirm`, {
    ...(row && formattedValues(resource.record, row, translate)),
    smart_count: selected?.length,
    _: translate('ra.message.are_you_sure'),
  });
  /** A second click may come before the buttons render as busy. */
  async function sendOnce() {
    if (isSent.current) return;
    isSent.current = true;
    isSent.current = await send({});
    if (isSent.current) onDone();
  }
  return (
    <ConfirmDialog
      title={actionName}
      question={question}
      confirm={actionName}
      note={action.note && <Note load={action.note} record={row} />}
      isBusy={isSending}
      onConfirm={sendOnce}
      onClose={onClose}
    />
  );
}

interface TakenDialogProps {
  readonly conflict: RowConflict;
  /** The action's name, in words. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that somebody else was first: who, when, the row's state now, and what was typed, to be copied. */
function TakenDialog({ conflict, title, onClose }: TakenDialogProps) {
  use(useConsole().loadWords('review'));
  return (
    <ModalFrame title={title} onClose={onClose} maxWidth="sm">
      <ConflictNotice conflict={conflict} words="review.taken" message={conflict.message} />
    </ModalFrame>
  );
}
