import { and, eq, gt, lt } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/open';
import { devices } from '../db/schema';
import { digestOf, newSecret } from '../session/secrets';
import type { Call } from './context';
import type { Deps } from './deps';

const cookie = 'device';
const lifetime = 180 * 24 * 3_600_000;

/** The digest of the secret that a browser got with a login, if it has one. It opens nothing by itself. */
export function deviceOf(c: Call): string | undefined {
  const secret = getCookie(c, cookie);
  return secret && /^[\w-]{43}$/.test(secret) ? digestOf(secret) : undefined;
}

/** Whether an account has logged in with this browser before. */
export async function knowsDevice({ db, clock }: Deps, accountId: number, device: string): Promise<boolean> {
  const [known] = await db
    .select()
    .from(devices)
    .where(
      and(
        eq(devices.deviceHash, device),
        eq(devices.accountId, accountId),
        gt(devices.expiresAt, clock.now().getTime()),
      ),
    );
  return known !== undefined;
}

/**
 * Gives the browser of a login a new secret, as someone may have planted the one it had. Only the login calls get the
 * cookie, and never from another site.
 */
export async function rememberDevice(c: Call, db: Db, accountId: number): Promise<void> {
  const now = c.var.deps.clock.now().getTime();
  const before = deviceOf(c);
  await db.delete(devices).where(lt(devices.expiresAt, now));
  const secret = newSecret();
  const deviceHash = digestOf(secret);
  // Of the other accounts that use this browser, too.
  if (before) await db.update(devices).set({ deviceHash }).where(eq(devices.deviceHash, before));
  await db
    .insert(devices)
    .values({ deviceHash, accountId, expiresAt: now + lifetime })
    .onConflictDoUpdate({
      target: [devices.deviceHash, devices.accountId],
      set: { expiresAt: now + lifetime },
    });
  setCookie(c, cookie, secret, {
    path: '/api/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.env?.https === true,
    maxAge: lifetime / 1000,
  });
}
