import { once } from 'node:events';
import type { Server } from 'node:net';
import { StartFailure } from './startFailure';

const reasons: Readonly<Record<string, (port: number, name: string) => string>> = {
  EADDRINUSE: (port, name) => `端口 ${port} 已被占用。请用 ${name} 指定其他端口。`,
  EACCES: (port, name) => `没有权限使用端口 ${port}。请用 ${name} 指定其他端口。`,
  EADDRNOTAVAIL: () => 'HOST 不是本机的地址。请用 0.0.0.0 监听所有地址，或不设置。',
  ENOTFOUND: () => 'HOST 不是本机的地址。请用 0.0.0.0 监听所有地址，或不设置。',
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
    const sentence = reasons[code]?.(port, name);
    throw sentence ? new StartFailure(sentence, cause) : cause;
  }
}
