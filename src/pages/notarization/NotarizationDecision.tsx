import { Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { verdict } from '@resources/enums';
import resource from '@resources/evidence/detail';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { formFor, validate } from '@/schema/validate';
import { Section } from '../../ui/Section';
import { type DecisionFocus, useDecisionFocus } from '../review/focus';
import { RemarkField } from '../review/RemarkField';
import { useRemark } from '../review/useRemark';
import type { NotarizationDetail } from './notarizationDetail';

const { check } = resource.definition.actions;
type Verdict = (typeof verdict.values)[number];

interface NotarizationDecisionProps {
  readonly detail: NotarizationDetail;
  readonly isSending: boolean;
  /** Answers whether the decision was taken. */
  readonly onDecide: (action: 'check', values: Record<string, string>, typed: string) => Promise<boolean>;
  readonly focus?: DecisionFocus | undefined;
}

/** The review of an application: pass or not, a remark in both cases (sections 4 and 5). */
export function NotarizationDecision({ detail, isSending, onDecide, ...given }: NotarizationDecisionProps) {
  const translate = useTranslate();
  const focus = useDecisionFocus(given.focus);
  const labelId = useId();
  const remark = useRemark(`notarization/${detail.orderId}`);
  const [isCheck, setIsCheck] = useState<Verdict>('pass');
  const [problem, setProblem] = useState<string>();

  function write(text: string) {
    setProblem(undefined);
    remark.write(text);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const values = { isCheck, checkRemark: remark.text };
    const wrong = validate(formFor(check, detail), values).checkRemark;
    setProblem(wrong && `messages.${wrong}`);
    if (wrong) focus.remark.current?.focus();
    else if (await onDecide('check', values, remark.text)) remark.clear();
  }

  return (
    <Section title={translate('review.decision')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
        <FormControl disabled={isSending}>
          <FormLabel id={labelId}>{translate('review.result')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={labelId}
            value={isCheck}
            onChange={(_event, value) => setIsCheck(value as Verdict)}
          >
            {verdict.values.map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio size="small" />}
                label={translate(`enums.verdict.${value}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <RemarkField
          label={translate('review.remark')}
          value={remark.text}
          onChange={write}
          problem={problem}
          isRestored={remark.isRestored}
          disabled={isSending}
          required
          inputRef={focus.remark}
        />
        <Button
          ref={focus.decide}
          type="submit"
          variant="contained"
          size="medium"
          loading={isSending}
          sx={{ alignSelf: 'flex-end' }}
        >
          {translate('form.submit')}
        </Button>
      </Stack>
    </Section>
  );
}
