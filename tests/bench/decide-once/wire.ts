import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer<T = unknown> {
  readonly code: number;
  readonly message: string;
  readonly data: T;
}

/** When a connection is cut: after the request was sent, or when the reply arrives. */
export type Cut = 'sent' | 'replied';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly cut?: Cut;
}

const agent = new Agent({ keepAlive: true });

/** Makes a call over HTTP and returns the answer; undefined if the connection was cut, or broke by itself. */
export function send<T>(url: string, { method = 'POST', path, form = {}, token, cut }: Call) {
  const fields = new URLSearchParams(form).toString();
  const posts = method === 'POST';
  const headers = {
    ...(posts && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise<Answer<T> | undefined>((resolve, reject) => {
    const target = `${url}${path}${posts ? '' : `?${fields}`}`;
    const call = request(target, { method, headers, agent }, (reply) => {
      if (cut) reply.destroy();
      else
        text(reply)
          .then((body) => resolve(JSON.parse(body)))
          .catch(reject);
    });
    call.on('error', () => resolve(undefined));
    call.on('close', () => cut && resolve(undefined));
    call.end(posts ? fields : undefined, () => cut === 'sent' && call.destroy());
  });
}
