import { session } from '../../resources/session.ts';
import type { Client } from '../../src/api/client.ts';

/** The calls that log in and out and ask for the menu, such as `POST /api/login/login`: no resource declares them. */
export function sessionCalls(): ReadonlySet<string> {
  const calls = new Set<string>();
  const sender: Pick<Client, 'send'> = {
    send({ method, path }) {
      calls.add(`${method} ${path}`);
      // Nothing is sent, so nothing is ever answered.
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
