import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { NoteProps } from '@/schema/forms';
import { RetryNotice } from '@/ui/RetryNotice';
import { pointsOf, useBalanceOf } from './useBalanceOf';

/** Who would be given points, and how many they have. */
export default function Recipient({ values: { mobile, type } }: NoteProps) {
  const translate = useTranslate();
  const {
    balance: found,
    error,
    retry,
  } = useBalanceOf(String(mobile ?? '').trim(), (row) => row.type === type);
  if (error) return <RetryNotice what={translate('pages.points.failed')} error={error} onRetry={retry} />;
  if (found === undefined) return null;
  return (
    <Alert role="status" severity={found ? 'info' : 'warning'}>
      {found
        ? translate('pages.points.recipient', { name: found.name, points: pointsOf(found, translate) })
        : translate('pages.points.nobody', { type: translate(`enums.userType.${type}`) })}
    </Alert>
  );
}
