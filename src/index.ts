/** What an application is made of, and what its entries share with the engine's. Draws nothing with MUI. */
export type {
  Application,
  ConsoleParts,
  DocumentProps,
  EntryProps,
  Manifest,
} from './application';
export { createConsole } from './createConsole';
export { createExternalStore } from './externalStore';
export { lazyChunk } from './lazyChunk';
export { reactEntry } from './reactEntry';
export { useLocale, useTheme } from './storage/useAppearance';
export { NEW_TAB } from './ui/newTab';
export { SandboxedHtml } from './ui/SandboxedHtml';
export { type FrameOptions, framedDocument } from './ui/serverHtml';
export { sizeOf } from './ui/sizeOf';
export { useLoad } from './useLoad';
export { type LoginWords, wordsIn } from './words';
