import { useTranslate } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import type { QuestionProps } from '@/schema/forms';
import { RoleAccounts } from './RoleAccounts';

/** Before a role is disabled: of how many accounts it is. */
export default function DisableRole({
  record,
  onAnswer,
}: QuestionProps<{ readonly id: string; readonly position: string }>) {
  const translate = useTranslate();
  const words = 'resources.authority/role.actions.disable';
  return (
    <Confirm
      isOpen
      title={translate(`${words}.name`)}
      content={
        <>
          {translate(`${words}.confirm`, { position: record.position })}
          <RoleAccounts roleId={record.id} />
        </>
      }
      confirm="form.confirm"
      cancel="form.cancel"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
