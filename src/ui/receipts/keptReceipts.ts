import { callOf } from '../../api/listCall';
import { forgetting, loadChunk } from '../../chunks';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { Receipt, ReceiptOf, ReceiptsDef } from '../../schema/receipts';
import { decodeRow } from '../../schema/record';
import { hasReceipts } from './hasReceipts';
import { type OwnReceipt, type OwnReceipts, ownReceipts } from './ownReceipts';

/** The receipts of a console: its server's, if it keeps any, and this browser's. */
export interface KeptReceipts {
  /** Keeps a receipt; this browser does if the server can't. Never rejects. */
  keep(receipt: Receipt, of: ReceiptOf): Promise<void>;
  /** Those of a record, the newest first; each once. */
  list(of: ReceiptOf, signal?: AbortSignal): Promise<readonly OwnReceipt[]>;
}

/** The {@link KeptReceipts} of a console. */
export function keptReceipts(context: ConsoleContextValue): KeptReceipts {
  const { storage, clock, session, parts } = context;
  const own = ownReceipts(storage, clock, session.identity()?.uid ?? '');
  const { receipts } = parts;
  if (receipts && hasReceipts(context)) return ofServer(context, receipts, own);
  return {
    keep: async (receipt, of) => own.keep(receipt, of, false),
    list: async (of) => own.of(of),
  };
}

function ofServer(
  { load, client, codec, onDrift }: ConsoleContextValue,
  receipts: ReceiptsDef,
  own: OwnReceipts,
): KeptReceipts {
  const loading = Promise.all([load(receipts.resource).catch(forgetting), loadChunk(() => receipts.calls())]);
  let isLoaded = false;
  loading.then(
    () => {
      isLoaded = true;
    },
    () => {},
  );
  return {
    async keep(receipt, of) {
      // A page that is left has no time to load them.
      const isEarly = !isLoaded;
      if (isEarly) own.keep(receipt, of, true);
      try {
        const [resource, { default: calls }] = await loading;
        await client.send(callOf(resource, calls.add), calls.write(receipt, of), {
          background: true,
          keepalive: true,
        });
        if (isEarly) own.drop(receipt);
      } catch {
        own.keep(receipt, of, true);
      }
    },
    async list({ step, item }, signal) {
      const [resource, { default: calls }] = await loading;
      const call = callOf(resource, calls.list);
      const answer = await client.send(call, { step, item }, { ...(signal && { signal }), background: true });
      const theirs = codec.page(answer, call).rows.map((wire, index) => ({
        ...calls.read(decodeRow(resource.record, '#', wire, { where: resource.name, index, sink: onDrift })),
        isUnsent: false,
      }));
      return onceEach([...theirs, ...own.of({ step, item })]);
    },
  };
}

/** One that was kept again once its decision was known to be made has the same salt. */
function onceEach(receipts: readonly OwnReceipt[]): readonly OwnReceipt[] {
  const bySalt = new Map<string, OwnReceipt>();
  for (const receipt of receipts)
    if (!bySalt.get(receipt.salt)?.isConfirmed) bySalt.set(receipt.salt, receipt);
  return [...bySalt.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
}
