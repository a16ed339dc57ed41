import type { ConsoleParts } from '../../application';

/** Whether the server has claims, without loading anything. */
export const hasClaims = ({ parts: { claims, resources } }: { readonly parts: ConsoleParts }): boolean =>
  claims !== undefined && Object.hasOwn(resources, claims.resource);
