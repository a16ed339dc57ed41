import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/BusyButton';
import type { FormRules, Values } from '../../schema/validate';
import { DeclaredForm } from './DeclaredForm';
import { DiscardQuestion } from './DiscardQuestion';
import { FormInputs } from './FormInputs';

interface DialogFormProps {
  /** In words. */
  readonly title: string;
  readonly rules: FormRules;
  /** The i18n key of the inputs' labels. */
  readonly words: string;
  /** Identifies its draft. */
  readonly draftKey: string;
  /** Initial values besides those declared, also of inputs that aren't shown. */
  readonly initial?: Values;
  /** Shown below the inputs. */
  readonly note?: ReactNode;
  /** The button that sends it, in words; by default that it is submitted. */
  readonly submit?: string;
  readonly isSending?: boolean;
  /** Sends the values and reports the outcome; resolves to whether it succeeded. */
  readonly send: (values: Values) => Promise<boolean>;
  /** Called once it has succeeded. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What it opens above itself. */
  readonly children?: ReactNode;
}

/** Focuses the first input; not on touch screens, where the on-screen keyboard would cover the dialog. */
function startAtFirst(content: HTMLElement | null) {
  if (matchMedia('(pointer: fine)').matches)
    content?.querySelector<HTMLElement>('input:not([type=file]), textarea, select')?.focus();
}

/**
 * A declared form in a dialog, which stays open and filled in until it has succeeded, and asks before it is closed.
 * @example
 * import { i } from 'declared-console/schema';
 *
 * const rules = { inputs: { text: i.textarea({ required: 'required' }) } };
 * const send = async () => true;
 * const close = () => history.back();
 * <DialogForm title="Note" rules={rules} words="pages.stock.note" draftKey="stock/note" send={send} onDone={close} onClose={close} />
 */
export function DialogForm({
  title,
  rules,
  words,
  draftKey,
  initial,
  note,
  submit,
  isSending = false,
  send,
  onDone,
  onClose,
  children,
}: DialogFormProps) {
  const translate = useTranslate();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog open onClose={isSending ? undefined : close} fullWidth maxWidth="sm">
      <DeclaredForm
        rules={rules}
        draftKey={draftKey}
        initial={initial}
        send={send}
        onDone={onDone}
        onDirty={setDirty}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent
          ref={startAtFirst}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
        >
          <FormInputs rules={rules} words={words} />
          {note}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close} disabled={isSending}>
            {translate('form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isSending} spins>
            {submit ?? translate('form.submit')}
          </BusyButton>
        </DialogActions>
      </DeclaredForm>
      <DiscardQuestion open={isAsking} about="dialog" onKeep={() => setAsking(false)} onLeave={onClose} />
      {children}
    </Dialog>
  );
}
