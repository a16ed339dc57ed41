import { once } from 'node:events';
import type { Server } from 'node:net';
import type { SentenceName } from '../../i18n/sentence';
import { StartFailure } from '../startFailure';

const reasons: Readonly<Record<string, SentenceName>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
  EADDRNOTAVAIL: 'hostNotHere',
  ENOTFOUND: 'hostNotHere',
};

/**
 * Resolves once the server listens; throws a StartFailure if it can't use the port.
 * @param name of the setting that the port comes from
 */
export async function listen(server: Server, host: string, port: number, name: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = reasons[code];
    throw reason ? new StartFailure(reason, { port, name }, cause) : cause;
  }
}
