import type { ConsoleParts } from '../../application';

/** Whether the server keeps receipts, without loading anything. */
export const hasReceipts = ({ parts: { receipts, resources } }: { readonly parts: ConsoleParts }): boolean =>
  receipts !== undefined && Object.hasOwn(resources, receipts.resource);
