import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { NEW_TAB } from 'declared-console';
import type { AnyRow, OwnProps, Row } from 'declared-console/schema';
import {
  CompareDialog,
  Deferred,
  QueuedContext,
  RetryNotice,
  useConsole,
  useWarning,
} from 'declared-console/ui';
import { visibleText } from 'declared-console/values';
import { mayDo } from 'declared-console/wire';
import { use, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { to } from '../routes';
import { type account, userOf } from './users';

/** The parameters of a user's page. */
type Address = Readonly<Record<string, string>>;

interface Shown {
  readonly route: Address;
  readonly userInfo: { readonly user_id: string; readonly mobile: string };
}

/** The fields that are read from a row of either list. */
type Listed = AnyRow & Row<typeof account>;

const kinds = { enterprise: 'user/enterprise', individual: 'user/individual' } as const;

/**
 * Other users with the same phone number, as links that open in a new tab; renders nothing if there are none. On a workbench they
 * are looked up on request.
 */
export default function Duplicates({ record }: OwnProps<Shown>) {
  const translate = useTranslate();
  const isQueued = use(QueuedContext);
  const [isAsked, setAsked] = useState(!isQueued);
  if (isAsked) return <Found record={record} saysNone={isQueued} />;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {translate('pages.users.findDuplicates')}
      </Button>
    </Box>
  );
}

interface FoundProps extends OwnProps<Shown> {
  /** Whether it is said if there are none. */
  readonly saysNone: boolean;
}

function Found({ record: { userInfo, route }, saysNone }: FoundProps) {
  const translate = useTranslate();
  const [compared, setCompared] = useState<Address>();
  const close = () => setCompared(undefined);
  const found = [useOthers('enterprise', userInfo), useOthers('individual', userInfo)];
  // A server that ignores the kind returns them in both lists.
  const others = [...new Map(found.flatMap(({ users }) => users.map((user) => [user.id, user]))).values()];
  useWarning('pages.users.duplicates', others.length > 0 ? translate('pages.users.duplicates') : undefined);
  const failed = found.find(({ error }) => error);
  const isLoading = found.some(({ isUnknown }) => isUnknown);
  const unchecked = failed ? 'pages.users.duplicatesFailed' : 'review.before.loading';
  useWarning(unchecked, failed || isLoading ? translate(unchecked) : undefined);
  if (failed)
    return (
      <RetryNotice
        what={translate('pages.users.duplicatesFailed')}
        error={failed.error}
        onRetry={() => {
          for (const { error, retry } of found) if (error) retry();
        }}
      />
    );
  if (others.length === 0 && saysNone)
    return (
      <Typography role="status" variant="body2" color="text.secondary">
        {translate(isLoading ? 'list.loading' : 'pages.users.noDuplicates')}
      </Typography>
    );
  if (others.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('pages.users.duplicates')}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map(({ id, name, params }) => (
          <li key={id}>
            <Link href={to('user/Detail', params)} {...NEW_TAB}>
              {name}
            </Link>
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={translate('pages.users.compareWith', { name })}
              onClick={() => setCompared(params)}
              sx={{ ml: 1 }}
            >
              {translate('pages.users.compare')}
            </Button>
          </li>
        ))}
      </Box>
      {compared && (
        <Deferred onClose={close}>
          <CompareDialog name="user/Detail" params={[route, compared]} onClose={close} />
        </Deferred>
      )}
    </Alert>
  );
}

/** Other users that a list finds by the number; none if the account may not see the list. */
function useOthers(kind: keyof typeof kinds, { user_id, mobile }: Shown['userInfo']) {
  const list = kinds[kind];
  const isAsked = mayDo(useConsole().rights, list) && mobile !== '' && user_id !== '';
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<Listed>(
    list,
    { filter: { keyword: mobile }, pagination: { page: 1, perPage: 10 } },
    { enabled: isAsked },
  );
  const users = data
    .filter((row) => row.mobile === mobile && row.user_id !== user_id)
    .map((row) => ({
      id: row.id,
      name: visibleText(String(row.companyName || row.name || mobile)),
      params: userOf(kind)(row),
    }));
  return { users, error, isUnknown: isAsked && isPending, retry: () => void refetch() };
}
