import { wallTimeOf } from '../clock';

/** What the marks go by. */
interface Login {
  readonly account_id: string;
  readonly login_time: string;
  readonly ip: string;
}

/** Hours from which and up to which it is night. */
const NIGHT = { from: 22, to: 6 };

/** Whether a login was at night, by the application's clock; one without a time of day wasn't. */
export function isAtNight({ login_time }: Pick<Login, 'login_time'>): boolean {
  const [, digits] = /^\d{4}-\d\d-\d\d (\d\d):/.exec(wallTimeOf(login_time)) ?? [];
  if (digits === undefined) return false;
  const hour = Number(digits);
  return hour >= NIGHT.from || hour < NIGHT.to;
}

/**
 * Whether the account logged in before, but never from this address, as far as the rows tell: of its first login among them
 * nothing is known.
 */
export function isFromNewAddress({ account_id, login_time, ip }: Login, rows: readonly Login[]): boolean {
  const at = wallTimeOf(login_time);
  const before = rows.filter(
    (row) => row.account_id === account_id && wallTimeOf(row.login_time) < at && row.login_time !== '',
  );
  return ip !== '' && before.length > 0 && !before.some((row) => row.ip === ip);
}
