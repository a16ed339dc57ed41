import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock';
import type { Db } from '../db/open';
import { sharedSecret } from './sharedSecret';

const lifetime = 30 * 60_000;
const secretKey = 'file-url-secret';

/**
 * Signs and verifies file urls that an `<img>` can load: unguessable, and good for half an hour at most, while the
 * session lives that they were signed for.
 */
export interface UrlSigner {
  /**
   * The url of a file in the store; empty if there is no file. A frame only shows files served `inline`, whose policy
   * is a sandbox without scripts.
   */
  sign(key: string | null | undefined, as?: Disposition): string;
  /** What a url was signed for; undefined if the signature is wrong or has expired. Whether the session lives is not known here. */
  verify(url: URL): { key: string; as: Disposition; sessionId: number } | undefined;
  /** The signer of a session's urls. Without one no session lives that its urls are for, so they open nothing. */
  forSession(sessionId: number): UrlSigner;
}

/** How a file is served: for saving, or for showing in a frame. */
export type Disposition = 'attachment' | 'inline';

/** Creates a signer. Its secret is in the database, so that all processes on one database accept each other's urls. */
export async function urlSigner(db: Db, clock: Clock): Promise<UrlSigner> {
  const secret = await sharedSecret(db, secretKey);
  const mac = (key: string, as: Disposition, expiry: string, session: string) =>
    createHmac('sha256', secret).update(`${expiry}:${session}:${as}:${key}`).digest();
  const signerFor = (sessionId: number): UrlSigner => ({
    forSession: signerFor,
    sign(key, as = 'attachment') {
      if (!key) return '';
      const expiry = String(clock.now().getTime() + lifetime);
      const shown = as === 'inline' ? '&as=inline' : '';
      const session = String(sessionId);
      const sig = mac(key, as, expiry, session).toString('base64url');
      return `${filesPath}${encodeURI(key)}?expires=${expiry}&session=${session}${shown}&sig=${sig}`;
    },
    verify(url) {
      const key = keyOf(url);
      const expiry = url.searchParams.get('expires') ?? '';
      if (key === undefined || !(Number(expiry) > clock.now().getTime())) return undefined;
      const given = Buffer.from(url.searchParams.get('sig') ?? '', 'base64url');
      const as = url.searchParams.get('as') === 'inline' ? 'inline' : 'attachment';
      const session = url.searchParams.get('session') ?? '';
      const expected = mac(key, as, expiry, session);
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? { key, as, sessionId: Number(session) }
        : undefined;
    },
  });
  return signerFor(noSession);
}

const filesPath = '/api/files/';
/** Ids start at 1. */
const noSession = 0;

function keyOf(url: URL): string | undefined {
  try {
    return decodeURIComponent(url.pathname.slice(filesPath.length));
  } catch {
    return undefined;
  }
}
