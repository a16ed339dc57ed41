import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/BusyButton';
import { formFor } from '../../schema/forms';
import { NO_ROW } from '../../schema/resource';
import { DeclaredForm } from '../forms/DeclaredForm';
import { DiscardQuestion } from '../forms/DiscardQuestion';
import { FormInputs } from '../forms/FormInputs';
import { FormNote } from '../forms/Note';
import { useQuestion } from '../forms/useQuestion';
import type { SubmitDialogProps } from './actionProps';
import type { Submit } from './useSubmit';

type FormDialogProps = SubmitDialogProps & { readonly submit: Submit; readonly onDone: () => void };

/** Focuses the first input; not on touch screens, where the on-screen keyboard would cover the dialog. */
function startAtFirst(content: HTMLElement | null) {
  if (matchMedia('(pointer: fine)').matches)
    content?.querySelector<HTMLElement>('input:not([type=file]), textarea, select')?.focus();
}

/** The form of an action in a dialog, which stays open and filled in until it has succeeded. */
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
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const { dialog, isSure } = useQuestion(row);
  const words = `resources.${resource.name}.${group}.${name}`;
  const rules = formFor(action, row ?? NO_ROW);
  return (
    <Dialog open onClose={isSending ? undefined : close} fullWidth maxWidth="sm">
      <DeclaredForm
        rules={rules}
        draftKey={[resource.name, group, name, row?.id ?? selected?.join(',') ?? ''].join('/')}
        send={async (values) => (await isSure(action.question, values)) && send(values)}
        onDone={onDone}
        onDirty={setDirty}
      >
        <DialogTitle>{translate(`${words}.title`, { _: translate(`${words}.name`) })}</DialogTitle>
        <DialogContent
          ref={startAtFirst}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
        >
          <FormInputs rules={rules} words={`${words}.fields`} />
          {action.note && <FormNote load={action.note} record={row} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close} disabled={isSending}>
            {translate('form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isSending} spins>
            {translate('form.submit')}
          </BusyButton>
        </DialogActions>
      </DeclaredForm>
      <DiscardQuestion open={isAsking} about="dialog" onKeep={() => setAsking(false)} onLeave={onClose} />
      {dialog}
    </Dialog>
  );
}
