import type { Row } from 'declared-console/schema';
import { f, i } from 'declared-console/schema';
import { realNameStatus, userStatus } from '../enums';
import { phoneNumber, taxNumber } from '../identifiers';
import { keyword } from '../searching';

/** The fields shared by the lists of enterprises and persons. */
export const account = {
  user_id: f.hidden(),
  mobile: f.phone(),
  registered_time: f.dateTime(),
  user_status: f.enum(userStatus),
  status_name: f.maybe(f.text({ known: realNameStatus })),
  check_time: f.dateTime(),
  loginTime: f.dateTime(),
};

const times = {
  registtime: i.dateRange(),
  realtime: i.dateRange(),
  status: i.select(realNameStatus),
};

/** Companies are also found by their credit code, if the server looks for it. */
export const ofCompanies = {
  ...times,
  keyword: keyword({ finds: [phoneNumber, taxNumber], also: 'orLastDigitsOrCode' }),
};
export const ofPersons = { ...times, keyword: keyword({ finds: [phoneNumber], also: 'orLastDigits' }) };

/** The route parameters of a row's user: id, kind, and the row's status. */
export const userOf =
  (kind: 'enterprise' | 'individual') =>
  ({ user_id, user_status }: Row<typeof account>) => ({
    user_id,
    kind,
    status: userStatus.wire(user_status),
  });

/** Both wait from their registration on: the contract has no time at which the check was asked for. */
export const queueOf = (kind: 'enterprise' | 'individual') =>
  ({
    ...reviewOf(kind),
    pending: { status: 'awaiting' },
    order: 'newestFirst',
    // The filter's enum is that of `status_name`, which may be missing.
    age: { since: 'registered_time', warn: '1d', late: '3d', when: { user_status: 'awaiting' } },
  }) as const;

/** The page or dialog that reviews or shows a row's user. */
export const reviewOf = (kind: 'enterprise' | 'individual') =>
  ({ show: 'user/Detail', step: 'decision', params: userOf(kind) }) as const;
