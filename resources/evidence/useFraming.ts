import { type FrameOptions, framedDocument } from 'declared-console';
import type { Settings } from 'declared-console/wire';
import { useCallback, useMemo } from 'react';
import { type ProductSettings, productSettings } from '../settings';
import { fileOrigins } from './fileHosts';
import { rewriteHtml } from './rewriteHtml';

/** How this service's html is framed: it loads from the file hosts alone, once its storage hosts are rewritten. */
export const framing = (settings: ProductSettings): Required<FrameOptions> => ({
  origins: fileOrigins(settings),
  rewrite: (html) => rewriteHtml(html, settings.storageHosts),
});

/** The same {@link framing} as long as the settings are the same. */
export const useFraming = (settings: Settings) =>
  useMemo(() => framing(productSettings(settings)), [settings]);

/** Prepares a page of evidence for a frame of its own, as the server's html is. */
export function useFramedPage(settings: Settings): (html: string) => string {
  const { origins, rewrite } = useFraming(settings);
  return useCallback(
    (html) => framedDocument(html, { origins: [location.origin, ...origins], rewrite }).document,
    [origins, rewrite],
  );
}
