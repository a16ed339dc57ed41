import { session } from '../../resources/session.ts';
import type { Client } from '../../src/api/client.ts';

/** The calls for login, logout and menu, such as `POST /api/login/login`: resources don't declare them. */
export function sessionCalls(): ReadonlySet<string> {
  const calls = new Set<string>();
  const sender: Pick<Client, 'send'> = {
    send({ method, path }) {
      calls.add(`${method} ${path}`);
      // Nothing is sent, so nothing is answered.
      return new Promise(() => {});
    },
  };
  const client = sender as Client;
  session.captcha?.(client);
  session.login(client, { account: '', password: '', captcha: '' });
  session.logout(client, '');
  session.menu(client);
  return calls;
}
