import { OPEN_PREVIEWS, type ProductSettings } from '../../settings';
import { explorerUrl } from '../explorerUrl';
import { previewPath } from './kinds';

/** What a certificate's QR code leads to; its words are under `pages.certificate.qr.hints`. */
export interface CertificateCode {
  readonly leadsTo: 'preview' | 'explorer';
  readonly url: string;
}

/**
 * The QR code of a certificate: its preview where the server shows that to everybody, or else the explorer's search where
 * the deployment wants it. Otherwise none, as whoever scans it has no session.
 */
export function certificateCode(
  identifier: string,
  hash: string | undefined,
  settings: Pick<ProductSettings, 'capabilities' | 'explorerCode' | 'explorerUrl'>,
): CertificateCode | undefined {
  if (settings.capabilities.includes(OPEN_PREVIEWS))
    return { leadsTo: 'preview', url: `${location.origin}${previewPath(identifier)}` };
  const url = settings.explorerCode ? explorerUrl(hash, settings) : undefined;
  return url === undefined ? undefined : { leadsTo: 'explorer', url };
}
