import { useMemo } from 'react';
import type { Settings } from '@/api/settings';
import type { FrameOptions } from '@/ui/serverHtml';
import { type ProductSettings, productSettings } from '../settings';
import { fileOrigins } from './fileHosts';
import { rewriteHtml } from './storageHosts';

/** How this service's html is framed: it loads from the file hosts alone, once its storage hosts are rewritten. */
export const framing = (settings: ProductSettings): Required<FrameOptions> => ({
  origins: fileOrigins(settings),
  rewrite: (html) => rewriteHtml(html, settings.storageHosts),
});

/** The same {@link framing} as long as the settings are the same. */
export const useFraming = (settings: Settings) =>
  useMemo(() => framing(productSettings(settings)), [settings]);
