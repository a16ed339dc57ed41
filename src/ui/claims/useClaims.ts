import { useMemo } from 'react';
import { ApiError } from '../../api/errors';
import { callOf } from '../../api/listCall';
import { type ConsoleContextValue, useConsole } from '../../kit/ConsoleContext';
import type { Claim } from '../../schema/claims';
import { decodeRow } from '../../schema/record';
import { hasClaims } from './hasClaims';

/** The claims of a server that has them. */
export interface Claims {
  /** Who is at work on records of a kind. */
  list(kind: string, signal: AbortSignal): Promise<readonly Claim[]>;
  /**
   * Takes a record, or extends the claim.
   * @param isForced takes it from whoever has it
   * @returns who has it now
   */
  take(kind: string, item: string, isForced: boolean): Promise<Claim>;
  /** Gives a record back; a failure is left to the lease's end. */
  release(kind: string, item: string): void;
}

/** The {@link Claims}; `undefined` if the application or its server has none. */
export function useClaims(): Claims | undefined {
  const context = useConsole();
  return useMemo(() => claimsOf(context), [context]);
}

function claimsOf({ parts, load, client, codec, onDrift }: ConsoleContextValue): Claims | undefined {
  const { claims } = parts;
  if (!claims || !hasClaims({ parts })) return undefined;
  const resourceOf = () => load(claims.resource);
  const read = async (wire: unknown, index = 0) => {
    const { name, record } = await resourceOf();
    return claims.read(decodeRow(record, '#', wire, { where: name, index, sink: onDrift }));
  };
  return {
    async list(kind, signal) {
      const call = callOf(await resourceOf(), claims.list);
      const { rows } = codec.page(await client.send(call, { kind }, { signal, background: true }), call);
      return Promise.all(rows.map(read));
    },
    async take(kind, item, isForced) {
      const call = callOf(await resourceOf(), claims.take);
      const params = { kind, item, ...(isForced && { force: '1' }) };
      const claim = await read(await client.send(call, params, { background: true }));
      // Anything else would look like somebody without a name.
      if (claim.item !== item) throw ApiError.of('malformed');
      return claim;
    },
    release(kind, item) {
      resourceOf()
        .then((resource) =>
          client.send(
            callOf(resource, claims.release),
            { kind, item },
            { background: true, keepalive: true },
          ),
        )
        // It runs out by itself.
        .catch(() => {});
    },
  };
}
