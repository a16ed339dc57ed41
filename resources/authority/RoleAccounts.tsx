import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { NoteProps } from 'declared-console/schema';
import { RetryNotice, useConsole } from 'declared-console/ui';
import { mayDo, readRows } from 'declared-console/wire';
import { useDataProvider, useTranslate } from 'react-admin';

const ACCOUNTS = {
  resource: 'authority/account',
  keyed: true,
  filter: {},
} as const;

/**
 * How many accounts have a role; "at least" if the list doesn't return all the accounts it counts. Renders nothing for
 * users who may not see accounts: the server's refusal would end their session.
 */
export default function RoleAccounts({ record }: Pick<NoteProps<{ readonly id: string }>, 'record'>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: [ACCOUNTS.resource, 'all'],
    queryFn: ({ signal }) => readRows(dataProvider, ACCOUNTS, { signal }),
    enabled: mayDo(useConsole().rights, ACCOUNTS.resource),
  });
  if (error)
    return (
      <Box sx={{ mt: 2 }}>
        <RetryNotice
          what={translate('pages.roles.accountsFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  if (!data) return null;
  const isWhole = data.rows.length >= data.counted;
  const count = data.rows.filter(({ role_id }) => role_id === record.id).length;
  // "At least 0" would tell nothing.
  const unknown = count > 0 ? 'accountsAtLeast' : 'accountsFailed';
  return (
    <Alert severity={count > 0 || !isWhole ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {translate(`pages.roles.${isWhole ? 'accounts' : unknown}`, { smart_count: count })}
    </Alert>
  );
}
