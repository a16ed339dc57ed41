import { Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { SubmitAction } from '@/schema/actions';
import { enumOf, isBlank } from '@/schema/inputs';
import type { AnyRow } from '@/schema/resource';
import { formFor, type Values } from '@/schema/validate';
import { FormInputs } from '../../ui/actions/FormInputs';
import { DeclaredForm } from '../../ui/forms/DeclaredForm';
import { useSend } from '../../ui/forms/useSend';
import type { BenchReview } from '../review/focus';
import type { Lost } from '../review/useReview';
import { INVOICE, type Invoice, lostTo, type Step, steps } from './steps';

interface InvoiceFormProps {
  readonly step: Step;
  readonly action: SubmitAction<AnyRow>;
  readonly invoice: Invoice;
  readonly onDone: () => void;
  /** Somebody else was first. */
  readonly onLost: (lost: Lost) => void;
  readonly bench?: BenchReview | undefined;
}

/** The form of the first review or of the finance step, as declared. */
export function InvoiceForm({ step, action, invoice, onDone, onLost, bench }: InvoiceFormProps) {
  const translate = useTranslate();
  const { action: name } = steps[step];
  const words = `resources.${INVOICE}.actions.${name}`;
  const rules = formFor(action, invoice);
  const inputs = useRef<HTMLDivElement>(null);

  /** What was written, each under its label; choices are quickly made again. */
  const typedIn = (values: Values) =>
    Object.entries(action.form)
      .filter(([name, input]) => !enumOf(input) && !isBlank(values[name]))
      .map(([name]) =>
        translate('form.labelled', {
          label: translate(`${words}.fields.${name}`),
          value: String(values[name]),
        }),
      )
      .join('\n');

  const { send, isSending } = useSend({
    resource: INVOICE,
    action: name,
    record: invoice,
    success: `${words}.success`,
    onFailure(error, values) {
      const by = lostTo(error);
      if (by) onLost({ by, typed: typedIn(values) });
      return by !== undefined;
    },
  });

  async function sendUnlessLost(values: Values) {
    const by = await bench?.checkFirst();
    if (!by) return send(values);
    onLost({ by, typed: typedIn(values) });
    return false;
  }

  // The workbench's shortcut finds the remark, which is there in every step.
  useEffect(() => {
    if (bench) bench.focus.remark.current = inputs.current?.querySelector('textarea[name=remark]') ?? null;
  });

  return (
    <DeclaredForm
      rules={rules}
      place={`${INVOICE}/${step}/${invoice.id}`}
      send={sendUnlessLost}
      onDone={onDone}
    >
      <Stack ref={inputs} sx={{ gap: 2 }}>
        <FormInputs rules={rules} words={`${words}.fields`} />
        <Button
          ref={bench?.focus.decide}
          type="submit"
          variant="contained"
          size="medium"
          loading={isSending}
          sx={{ alignSelf: 'flex-end' }}
        >
          {translate('form.submit')}
        </Button>
      </Stack>
    </DeclaredForm>
  );
}
