import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { RetryNotice } from '@/ui/RetryNotice';
import { isComplete, pointsOf, useBalanceOf } from './useBalanceOf';

/** Whose balance is detailed, and how much it is; the phone number that the link tells finds it. */
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
  // Its line is kept, so that the list beneath doesn't move when it comes.
  return (
    <Typography sx={{ mb: 1.5 }}>
      {balance
        ? translate('pages.points.owner', { ...balance, points: pointsOf(balance, translate) })
        : NO_BREAK_SPACE}
    </Typography>
  );
}

const NO_BREAK_SPACE = '\u00a0';
