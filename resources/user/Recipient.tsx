import { Alert, Button } from '@mui/material';
import type { NoteProps } from 'declared-console/schema';
import { RetryNotice } from 'declared-console/ui';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { userType } from '../enums';
import { phoneOf } from '../inputs';
import { isComplete, pointsOf, useBalanceOf } from './useBalanceOf';

/** The user who would be given points, and their balance. */
export default function Recipient({ values: { mobile, type } }: NoteProps) {
  const translate = useTranslate();
  const number = phoneOf(mobile);
  const {
    isVisible,
    balance: found,
    others,
    error,
    retry,
  } = useBalanceOf(number, (row) => row.type === type);
  if (!isVisible || !isComplete(number)) return null;
  if (error) return <RetryNotice what={translate('pages.points.failed')} error={error} onRetry={retry} />;
  // Takes its space before the answer arrives, so that the buttons below don't move under the pointer.
  if (found === undefined)
    return (
      <Alert role="status" severity="info">
        {translate('pages.points.looking')}
      </Alert>
    );
  const other = found
    ? undefined
    : others.find(({ type: kind }) => userType.values.some((one) => one === kind));
  if (other) return <OtherKind name={other.name} kind={other.type} />;
  return (
    <Alert role="status" severity={found ? 'info' : 'warning'}>
      {found
        ? translate('pages.points.recipient', { name: found.name, points: pointsOf(found, translate) })
        : translate('pages.points.nobody', { type: translate(`enums.userType.${type}`) })}
    </Alert>
  );
}

/** Says that the number is a user's of the other kind, which one press chooses. */
function OtherKind({ name, kind }: { readonly name: string; readonly kind: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const type = translate(`enums.userType.${kind}`);
  function choose({ currentTarget }: MouseEvent) {
    setValue('type', kind, { shouldDirty: true, shouldValidate: true });
    // The button is gone then.
    currentTarget.closest('form')?.querySelector<HTMLElement>(`[name=type][value=${kind}]`)?.focus();
  }
  return (
    <Alert
      role="status"
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={choose}>
          {translate('pages.points.switchKind', { type })}
        </Button>
      }
    >
      {translate('pages.points.otherKind', { name, type })}
    </Alert>
  );
}
