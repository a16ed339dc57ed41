import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { NoteProps } from '@/schema/forms';
import { useBalanceOf } from './useBalanceOf';

/** Who would be given points, and how many they have. */
export default function Recipient({ values: { mobile, type } }: NoteProps) {
  const translate = useTranslate();
  const found = useBalanceOf(String(mobile ?? '').trim(), (row) => row.type === type);
  if (found === undefined) return null;
  return (
    <Alert role="status" severity={found ? 'info' : 'warning'}>
      {found
        ? translate('pages.points.recipient', { name: found.name, points: found.points })
        : translate('pages.points.nobody', { type: translate(`enums.userType.${type}`) })}
    </Alert>
  );
}
