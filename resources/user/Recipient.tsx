import { Alert } from '@mui/material';
import type { NoteProps } from 'declared-console/schema';
import { RetryNotice } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import { phoneOf } from '../inputs';
import { isComplete, pointsOf, useBalanceOf } from './useBalanceOf';

/** The user who would be given points, and their balance. */
export default function Recipient({ values: { mobile, type } }: NoteProps) {
  const translate = useTranslate();
  const number = phoneOf(mobile);
  const { isVisible, balance: found, error, retry } = useBalanceOf(number, (row) => row.type === type);
  if (!isVisible || !isComplete(number)) return null;
  if (error) return <RetryNotice what={translate('pages.points.failed')} error={error} onRetry={retry} />;
  // Takes its space before the answer arrives, so that the buttons below don't move under the pointer.
  if (found === undefined)
    return (
      <Alert role="status" severity="info">
        {translate('pages.points.looking')}
      </Alert>
    );
  return (
    <Alert role="status" severity={found ? 'info' : 'warning'}>
      {found
        ? translate('pages.points.recipient', { name: found.name, points: pointsOf(found, translate) })
        : translate('pages.points.nobody', { type: translate(`enums.userType.${type}`) })}
    </Alert>
  );
}
