import { safeUrl } from '@/api/safeUrl';
import { encodePart } from '@/schema/encodePart';
import type { ProductSettings } from '../settings';

/** The explorer's search url for a transaction; `undefined` if there is no hash or the url isn't safe. */
export const explorerUrl = (
  hash: string | undefined,
  settings: Pick<ProductSettings, 'explorerUrl'>,
): string | undefined =>
  hash ? safeUrl(settings.explorerUrl.replaceAll('{hash}', encodePart(hash))) : undefined;
