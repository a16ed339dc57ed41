import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useBalanceOf } from './useBalanceOf';

/** Whose balance is detailed, and how much it is; the phone number that the link tells finds it. */
export default function BalanceOwner({ id, mobile }: { readonly id: string; readonly mobile: string }) {
  const translate = useTranslate();
  const found = useBalanceOf(mobile, (row) => row.user_id === id);
  return found && <Typography sx={{ mb: 1.5 }}>{translate('pages.points.owner', { ...found })}</Typography>;
}
