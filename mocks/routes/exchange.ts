import type { Deps } from '../deps';
import { type Answer, sessionExpired } from '../http/envelope';
import { type Fields, readFields, type ValuesOf } from '../http/fields';
import type { Account } from '../session/account';

/** One request on its way through a handler. */
export class Exchange {
  constructor(
    readonly deps: Deps,
    readonly request: Request,
    readonly url: URL,
    readonly ip: string,
    /** The query of a GET, the form of a POST. */
    private readonly params: URLSearchParams,
    /** Who calls, as far as it is known: a public call may have nobody. */
    readonly caller: Account | undefined,
  ) {}

  /** The account that calls; refuses where there is none. */
  get account(): Account {
    if (!this.caller) throw sessionExpired();
    return this.caller;
  }

  /** Reads the parameters; refuses unknown and malformed ones with code 422. */
  read<F extends Fields>(fields: F): ValuesOf<F> {
    return readFields(this.params, fields);
  }
}

/** Answers a call: an envelope, or a response of its own (a file, an export). A Refusal thrown becomes its envelope. */
export type Handler = (exchange: Exchange) => Promise<Answer | Response>;
