import { Box, Button, Stack } from '@mui/material';
import resource from '@resources/user/detail';
import { useTranslate } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import { useState } from 'react';
import { formFor, validate } from '@/schema/validate';
import { Section } from '../../ui/Section';
import { type DecisionFocus, useDecisionFocus } from '../review/focus';
import { RemarkField } from '../review/RemarkField';
import { useRemark } from '../review/useRemark';
import type { UserDetail } from './userDetail';

const { reject } = resource.definition.actions;

interface UserDecisionProps {
  readonly detail: UserDetail;
  readonly isSending: boolean;
  /** Answers whether the decision was taken. */
  readonly onDecide: (
    action: 'approve' | 'reject',
    values: Record<string, string>,
    typed: string,
  ) => Promise<boolean>;
  readonly focus?: DecisionFocus | undefined;
}

/** Approve, asked once more, or reject with a reason (sections 4 and 5). */
export function UserDecision({ detail, isSending, onDecide, ...given }: UserDecisionProps) {
  const translate = useTranslate();
  const focus = useDecisionFocus(given.focus);
  const remark = useRemark(`user/${detail.userInfo.user_id}`);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  function write(text: string) {
    setProblem(undefined);
    remark.write(text);
  }

  async function decide(action: 'approve' | 'reject', values: Record<string, string>) {
    if (await onDecide(action, values, remark.text)) remark.clear();
  }

  function sendReject() {
    const values = { account: remark.text };
    const wrong = validate(formFor(reject, detail), values).account;
    setProblem(wrong && `messages.${wrong}`);
    if (wrong) focus.remark.current?.focus();
    else void decide('reject', values);
  }

  async function sendApprove() {
    await decide('approve', {});
    setAsking(false);
  }

  return (
    <Section title={translate('review.decision')}>
      <Stack sx={{ gap: 1.5 }}>
        <RemarkField
          label={translate('review.reason')}
          value={remark.text}
          onChange={write}
          problem={problem}
          isRestored={remark.isRestored}
          disabled={isSending}
          required={false}
          inputRef={focus.remark}
        />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button variant="outlined" color="error" size="medium" disabled={isSending} onClick={sendReject}>
            {translate('review.reject')}
          </Button>
          <Button
            ref={focus.decide}
            variant="contained"
            size="medium"
            disabled={isSending}
            onClick={() => setAsking(true)}
          >
            {translate('review.approve')}
          </Button>
        </Box>
      </Stack>
      <Confirm
        isOpen={isAsking}
        loading={isSending}
        title={translate('review.approveTitle')}
        content={translate('review.approveUser', { name: detail.userInfo.name })}
        confirm="form.confirm"
        cancel="form.cancel"
        onConfirm={sendApprove}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
