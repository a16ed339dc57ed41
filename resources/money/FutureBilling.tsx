import type { QuestionProps } from 'declared-console/schema';
import { ConfirmDialog } from 'declared-console/ui';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../clock';

/** Asks for confirmation if an invoice is dated in the future; otherwise confirms at once. */
export default function FutureBilling({ values: { status, dealTime }, onAnswer }: QuestionProps<unknown>) {
  const translate = useTranslate();
  const day = String(dealTime ?? '').slice(0, 10);
  const isFuture = status === 'agree' && day > today();
  useEffect(() => {
    if (!isFuture) onAnswer(true);
  }, [isFuture, onAnswer]);
  return (
    isFuture && (
      <ConfirmDialog
        title={translate('pages.invoice.future')}
        question={translate('pages.invoice.futureHint', { day })}
        confirm={translate('form.submit')}
        onConfirm={() => onAnswer(true)}
        onClose={() => onAnswer(false)}
      />
    )
  );
}
