import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/open';
import { settings } from '../db/schema';
import { newSecret } from './secrets';

const lifetime = 30 * 60_000;
const secretKey = 'file-url-secret';

/** Makes and checks file addresses that an `<img>` can load: unguessable, and dead after half an hour. */
export interface UrlSigner {
  /**
   * The address of a file in the store; empty for a file that isn't there. A frame shows a file only where it is served
   * `inline`: its own policy is a sandbox that runs nothing.
   */
  sign(key: string | null | undefined, as?: Disposition): string;
  /** What a request's address was signed for, or nothing. */
  verify(url: URL): { key: string; as: Disposition } | undefined;
}

/** How a file is served: to be saved, or to be shown in a frame. */
export type Disposition = 'attachment' | 'inline';

/** The secret lives in the database, so that every process of one database accepts the others' addresses. */
export async function urlSigner(db: Db, clock: Clock): Promise<UrlSigner> {
  const secret = await sharedSecret(db);
  const mac = (key: string, as: Disposition, expiry: string) =>
    createHmac('sha256', secret).update(`${expiry}:${as}:${key}`).digest();
  return {
    sign(key, as = 'attachment') {
      if (!key) return '';
      const expiry = String(clock.now().getTime() + lifetime);
      const shown = as === 'inline' ? '&as=inline' : '';
      const sig = mac(key, as, expiry).toString('base64url');
      return `${filesPath}${encodeURI(key)}?expires=${expiry}${shown}&sig=${sig}`;
    },
    verify(url) {
      const key = keyOf(url);
      const expiry = url.searchParams.get('expires') ?? '';
      if (key === undefined || !(Number(expiry) > clock.now().getTime())) return undefined;
      const given = Buffer.from(url.searchParams.get('sig') ?? '', 'base64url');
      const as = url.searchParams.get('as') === 'inline' ? 'inline' : 'attachment';
      const expected = mac(key, as, expiry);
      return given.length === expected.length && timingSafeEqual(given, expected) ? { key, as } : undefined;
    },
  };
}

const filesPath = '/api/files/';

function keyOf(url: URL): string | undefined {
  try {
    return decodeURIComponent(url.pathname.slice(filesPath.length));
  } catch {
    return undefined;
  }
}

async function sharedSecret(db: Db): Promise<string> {
  await db.insert(settings).values({ key: secretKey, value: newSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, secretKey));
  if (!row) throw new Error('The signing secret could not be stored.');
  return row.value;
}
