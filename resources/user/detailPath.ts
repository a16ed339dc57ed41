import { path } from '@/schema';
import { userStatus } from '../enums';

interface UserRow {
  readonly user_id: string;
  readonly user_status: (typeof userStatus)['values'][number];
}

/** A user's detail page; it is told the row's user_status where there is one, for userDetial takes it (page 3). */
export function userDetailPath({ user_id: id, user_status: status }: UserRow): string {
  const page = path`/user/Detail/${id}`;
  const code = userStatus.wire(status);
  return page && code ? `${page}?status=${encodeURIComponent(code)}` : page;
}
