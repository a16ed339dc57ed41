import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionExpired } from '../server/http/refusal';

/** What can go wrong with a call: a late answer, an error of the server, a session that is over, a connection that is cut. */
export const faultKinds = ['slow', '500', 'expired', 'cut'] as const;

/** A fault that a developer has switched on. */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  /** The part of a path that marks the calls that it meets; empty for all calls. */
  readonly part: string;
}

/** Reads a fault as it is typed: `slow` for all calls, or `slow:/user/` for some; undefined for anything else. */
export function readFault(text: string): Fault | undefined {
  const [name, ...rest] = text.split(':');
  const kind = faultKinds.find((each) => each === name);
  const part = rest.join(':');
  return kind && (rest.length === 0 || part) ? { kind, part } : undefined;
}

/** A fault as {@link readFault} reads it. */
export const written = ({ kind, part }: Fault): string => (part ? `${kind}:${part}` : kind);

/** The faults that are on, and the middleware that makes them. */
export interface Faults {
  /** Replaces the one for the same calls. */
  switchOn(fault: Fault): void;
  switchOff(): void;
  on(): readonly Fault[];
  /** To be put before whatever answers the calls. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Calls that need no session. */
const withoutSession = /^\/api\/login\//;

/** @param late how long `slow` keeps a call, in ms */
export function createFaults(initial: readonly Fault[] = [], late = 5_000): Faults {
  let faults: readonly Fault[] = [];
  const switchOn = (fault: Fault) => {
    faults = [...faults.filter(({ part }) => part !== fault.part), fault];
  };
  initial.forEach(switchOn);

  return {
    switchOn,
    switchOff() {
      faults = [];
    },
    on: () => faults,
    async middleware(request, response, next) {
      const [path = ''] = (request.url ?? '').split('?');
      // The one that was switched on last.
      const met = faults.findLast(({ part }) => path.startsWith('/api/') && path.includes(part));
      switch (met?.kind) {
        case 'slow':
          await pause(late);
          // Whoever asked may have gone.
          if (!response.destroyed) next();
          return;
        case '500':
          // As a server that has broken down, or the proxy before it: without the envelope.
          response.writeHead(500).end();
          return;
        case 'expired':
          if (withoutSession.test(path)) return next();
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(expired()));
          return;
        case 'cut':
          request.socket.destroy();
          return;
        default:
          next();
      }
    },
  };
}

/** The backend's own answer to a token that has expired. */
function expired() {
  const { code, message, data } = sessionExpired();
  return { code, message, data };
}
