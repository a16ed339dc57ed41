import { handlersFor } from '@mocks/msw';
import { createTestBackend } from '@mocks/testBackend';
import { codec } from '@resources/codec';
import { createReader, type Reader } from 'declared-console/tools/checking';
import { setupServer } from 'msw/node';
import { type Caller, loginAs } from './client';

/** A backend as the console reads it, as administrator. */
export interface ReadBackend {
  readonly reader: Reader;
  readonly caller: Caller;
  close(): Promise<void>;
}

/** Starts a {@link ReadBackend}. */
export async function readBackend(): Promise<ReadBackend> {
  const backend = await createTestBackend();
  const server = setupServer(...handlersFor(backend.app));
  server.listen({ onUnhandledRequest: 'error' });
  const caller = await loginAs(backend.app, 'admin');
  const base = 'http://backend.test';
  return {
    reader: createReader({ base, token: caller.token ?? '', codec, now: () => 0 }),
    caller,
    async close() {
      server.close();
      await backend.close();
    },
  };
}
