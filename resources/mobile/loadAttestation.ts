import { get } from 'declared-console/schema';
import type { Client } from 'declared-console/wire';
import { ApiError, endsSession } from 'declared-console/wire';
import { decodeAttestation } from './attestation';

const getPreview = get('/api/webfor/preview');

/** Whom a preview is asked for, and with what. */
interface Asking {
  readonly client: Pick<Client, 'fetchText'>;
  readonly baoquan: string;
  /** The token in the link; it alone counts where there is one. */
  readonly token: string | undefined;
  /** The token of this browser's session, if there is one. */
  readonly own: string | undefined;
  /** Whether the server shows the hashes without a token. */
  readonly isOpen: boolean;
  readonly signal: AbortSignal;
}

/**
 * Loads the preview of a certificate, with the server's page if a token went along. `undefined` if nobody may see it
 * without a session and there is none.
 */
export async function loadAttestation({ client, baoquan, token, own, isOpen, signal }: Asking) {
  async function ask(bearer: string | undefined) {
    const text = await client.fetchText(getPreview, { baoquan }, { signal, token: bearer ?? null });
    const attestation = decodeAttestation(text, bearer !== undefined);
    return { ...attestation, html: bearer === undefined ? undefined : attestation.html };
  }
  if (token !== undefined) return ask(token);
  if (own !== undefined) {
    try {
      return await ask(own);
    } catch (error) {
      // A session that is over counts as none.
      if (!(error instanceof ApiError && endsSession(error.failure))) throw error;
    }
  }
  return isOpen ? ask(undefined) : undefined;
}
