import { Typography } from '@mui/material';
import { RetryNotice } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import { isComplete, pointsOf, useBalanceOf } from './useBalanceOf';

/** The user whose balance is detailed and its amount, found by the phone number in the link. */
export default function BalanceOwner({ id, mobile }: { readonly id: string; readonly mobile: string }) {
  const translate = useTranslate();
  const { isVisible, balance, error, retry } = useBalanceOf(mobile, (row) => row.user_id === id);
  if (error) return <RetryNotice what={translate('pages.points.failed')} error={error} onRetry={retry} />;
  if (balance === null || !isComplete(mobile))
    return (
      <Typography sx={{ mb: 1.5 }} color="text.secondary">
        {translate('pages.points.ownerUnknown')}
      </Typography>
    );
  if (!isVisible) return null;
  // Keeps its line, so that the list below doesn't move when it arrives.
  return (
    <Typography sx={{ mb: 1.5 }}>
      {balance
        ? translate('pages.points.owner', { ...balance, points: pointsOf(balance, translate) })
        : NO_BREAK_SPACE}
    </Typography>
  );
}

const NO_BREAK_SPACE = '\u00a0';
