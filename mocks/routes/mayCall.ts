import type { Account } from '../session/account';
import type { Access } from './access';

/** Whether an account's role allows a call. */
export const mayCall = (account: Account, { who }: Access): boolean =>
  typeof who === 'string' || who.some((permission) => account.permissions.has(permission));
