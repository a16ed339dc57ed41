import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import type { AnyRow } from '@/schema/resource';
import { RetryNotice } from '@/ui/RetryNotice';

/** As many accounts as one page of their list can hold. */
const PAGE = { page: 1, perPage: 100 };

/** How many accounts have a role; nothing where their list has more than one page. */
export function RoleAccounts({ roleId }: { roleId: string }) {
  const translate = useTranslate();
  const query = useGetList<AnyRow>('authority/account', { pagination: PAGE }, { retry: false });
  const { data, total = 0, error } = query;
  if (error)
    return (
      <RetryNotice
        what={translate('pages.roles.accountsFailed')}
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  if (!data || total > data.length) return null;
  const count = data.filter(({ role_id }) => role_id === roleId).length;
  return (
    <Alert severity={count > 0 ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {translate('pages.roles.accounts', { smart_count: count })}
    </Alert>
  );
}
