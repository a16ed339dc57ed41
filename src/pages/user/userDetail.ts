import { userStatus } from '@resources/enums';
import type resource from '@resources/user/detail';
import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Row } from '@/schema/record';
import { type DecidedBy, latestDecision } from '../review/decided';

export type UserDetail = Row<(typeof resource)['record']>;
export type UserKind = 'company' | 'personal';

/** What a user is, where no list says it: only a company has a tax number or a licence. */
export const kindOf = ({ userDetailInfo: { tax_number, license } }: UserDetail): UserKind =>
  tax_number || license ? 'company' : 'personal';

/** The kind of user that a list is about. */
export const kindOfList = (resource: string): UserKind =>
  resource === 'user/individual' ? 'personal' : 'company';

/** A wire code of user_status out of a url that anyone may have written. */
export const statusCode = (raw: string | null): string | undefined =>
  userStatus.parse(raw) === undefined ? undefined : String(raw);

/**
 * A user's detail. userDetial takes the row's user_status where it is known; once the record may have changed, it no
 * longer is, and is left out (page 3).
 */
export function useUserDetail(id: string, known?: string) {
  const [status, setStatus] = useState(known);
  const query = useGetOne<UserDetail>(
    'user/Detail',
    { id, meta: { params: { status } } },
    { placeholderData: keepPreviousData },
  );
  function refresh() {
    if (status === undefined) void query.refetch();
    else setStatus(undefined);
  }
  return { query, refresh };
}

/** Asks whether a user is still to be reviewed; answers who has decided, if not. */
export function useUserCheck(id: string) {
  const dataProvider = useDataProvider();
  return async (): Promise<DecidedBy | undefined> => {
    const { data } = await dataProvider.getOne<UserDetail>('user/Detail', { id });
    return data.userInfo.user_status === 'awaiting' ? undefined : latestDecision(data.checkRecords);
  };
}
