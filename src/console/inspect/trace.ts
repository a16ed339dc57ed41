import type { Submittable } from '../../api/consoleDataProvider';
import type { Meta } from '../../api/meta';
import { createExternalStore } from '../../externalStore';
import type { Call, Params } from '../../model/calls';
import type { Drift } from '../../schema/drift';
import type { AnyResource, AnyRow } from '../../schema/resource';

/** A verb of the data provider, called on a declared resource; one or several requests are sent for it. */
export type Operation = Reading | Submitting;

interface Reading {
  readonly resource: AnyResource;
  readonly verb: 'getList' | 'getOne';
  /** The record that is read. */
  readonly row: AnyRow;
  readonly meta: Meta;
}

interface Submitting extends Submittable {
  readonly verb: 'submit';
  /** What is acted on. */
  readonly row: AnyRow;
  /** What a page sends besides. */
  readonly meta: Pick<Meta, 'params'>;
}

/** A request of the screen, and what is known of it so far. */
export interface Traced {
  readonly id: number;
  /** The path of the page that it was sent on. */
  readonly screen: string;
  readonly call: Call;
  readonly params: Params;
  /** The parameters as the codec encoded them. */
  readonly sent: Readonly<Record<string, string>>;
  /** Missing for requests that a hand-written page, or an input, makes on its own. */
  readonly operation: Operation | undefined;
  readonly status?: number;
  /** How long the screen waited for it, in milliseconds; a prefetched answer may be there at once. */
  readonly took?: number;
  readonly failure?: string;
  /** The answer's data, as the codec opened it. */
  readonly data?: unknown;
  /** The decoded rows, or the record. */
  readonly rows?: readonly AnyRow[];
  readonly drifts?: readonly Drift[];
}

type Begun = Pick<Traced, 'call' | 'params' | 'sent' | 'operation'>;
type Known = Partial<Omit<Traced, 'id' | keyof Begun>>;

/** How many requests are kept for a screen. */
const KEPT = 50;

/** The requests of the screen, newest first; kept in memory only, for `useSyncExternalStore`. */
export interface Trace {
  /** Records a request; returns a function that adds what becomes of it. */
  begin(request: Begun): (known: Known) => void;
  /** Adds what has become of the last request of an operation. */
  settle(operation: Operation, known: Known): void;
  subscribe(listener: () => void): () => void;
  requests(): readonly Traced[];
}

/** Creates a {@link Trace}, which starts over with the first request of another page. */
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
