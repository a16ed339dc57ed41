import type { Call, Params } from '@/schema/calls';
import type { Drift } from '@/schema/drift';
import type { AnyResource, AnyRow } from '@/schema/resource';
import type { Meta } from '../../api/dataProvider';
import { createExternalStore } from '../../externalStore';

/** What of react-admin's a declared request serves. */
export type Verb = 'getList' | 'getOne' | 'create' | 'update';

/** What was asked of a declaration: one verb, for which one request or several are sent. */
export interface Operation {
  readonly resource: AnyResource;
  readonly verb: Verb;
  /** The record that is read, or the row that is acted on. */
  readonly row: AnyRow;
  readonly meta: Meta;
}

/** A request of the screen, as far as it has come. */
export interface Traced {
  readonly id: number;
  /** The path of the page that it was sent on. */
  readonly screen: string;
  readonly call: Call;
  readonly params: Params;
  /** What left, by name, as the codec put it into the request. */
  readonly sent: Readonly<Record<string, string>>;
  /** Missing where a page written by hand, or an input, sends on its own. */
  readonly operation: Operation | undefined;
  readonly status?: number;
  /** How long the screen waited for it, in milliseconds: one that was asked for ahead may be there at once. */
  readonly took?: number;
  readonly failure?: string;
  /** The answer's data, as the codec opened it. */
  readonly data?: unknown;
  /** What the console made of it: decoded rows, or the record. */
  readonly rows?: readonly AnyRow[];
  readonly drifts?: readonly Drift[];
}

type Begun = Pick<Traced, 'call' | 'params' | 'sent' | 'operation'>;
type Known = Partial<Omit<Traced, 'id' | keyof Begun>>;

/** As many as a screen keeps. */
const KEPT = 50;

/** The requests of the screen, the newest first: in memory alone, an external store for `useSyncExternalStore`. */
export interface Trace {
  /** Keeps a request that is sent, and answers where to say what becomes of it. */
  begin(request: Begun): (known: Known) => void;
  /** Says what has become of the last request of a verb. */
  settle(operation: Operation, known: Known): void;
  subscribe(listener: () => void): () => void;
  requests(): readonly Traced[];
}

/** Creates a {@link Trace}; the first request of another page begins it anew. */
export function createTrace(): Trace {
  const { get, set, subscribe } = createExternalStore<readonly Traced[]>([]);
  let count = 0;

  const amend = (id: number | undefined, known: Known) =>
    set(get().map((each) => (each.id === id ? { ...each, ...known } : each)));

  return {
    begin(request) {
      count += 1;
      const id = count;
      const screen = location.pathname;
      const here = get()
        .filter((each) => each.screen === screen)
        .slice(0, KEPT - 1);
      set([{ ...request, id, screen }, ...here]);
      return (known) => amend(id, known);
    },
    settle(operation, known) {
      amend(get().find((each) => each.operation === operation)?.id, known);
    },
    subscribe,
    requests: get,
  };
}
