import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { StorageRefusal } from './transfer';

/** Why there is no archive, and that the files are downloaded one by one instead. */
export function RefusalNote({ refusal }: { readonly refusal: StorageRefusal }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <strong>{translate('pages.downloads.package.refused', { host: refusal.host })}</strong>
      <br />
      {translate(refusal.message)}
    </Alert>
  );
}
