import { encodePart } from 'declared-console/schema';
import { safeUrl } from 'declared-console/wire';
import type { ProductSettings } from '../settings';

/** The explorer's search url for a transaction; `undefined` if there is no hash or the url isn't safe. */
export const explorerUrl = (
  hash: string | undefined,
  settings: Pick<ProductSettings, 'explorerUrl'>,
): string | undefined =>
  hash ? safeUrl(settings.explorerUrl.replaceAll('{hash}', encodePart(hash))) : undefined;
