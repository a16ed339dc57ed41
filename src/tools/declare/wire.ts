import type { Client } from '../../api/client.ts';
import type { Application } from '../../application.ts';
import { type Classify, classifierOf } from './calls.ts';

/** How an application's server is recorded. */
export interface Wire {
  readonly classify: Classify;
  /** The calls for login, logout and menu, such as `POST /api/login/login`: resources don't declare them. */
  readonly sessionCalls: ReadonlySet<string>;
}

/** Reads recordings of an application's server as its codec and session do. */
export const wireOf = ({ codec, session }: Pick<Application, 'codec' | 'session'>): Wire => ({
  classify: classifierOf(codec),
  sessionCalls: callsOf(session),
});

function callsOf(session: Application['session']): ReadonlySet<string> {
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
  session.login(client, Object.fromEntries(Object.keys(session.fields).map((name) => [name, ''])));
  session.logout(client, '');
  session.menu(client);
  return calls;
}
