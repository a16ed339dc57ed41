/** What an application is made of, and what its entries share with the engine's. Draws nothing with MUI. */
export type {
  Application,
  ConsoleParts,
  DocumentProps,
  EntryProps,
  Manifest,
  PictureReader,
  ViewerProps,
} from './application';
export { createConsole } from './createConsole';
export { createExternalStore } from './externalStore';
export { copyText } from './kit/copyText';
export { NEW_TAB } from './kit/newTab';
export { SandboxedHtml } from './kit/SandboxedHtml';
export { type FrameOptions, framedDocument } from './kit/serverHtml';
export { sizeOf } from './kit/sizeOf';
export { lazyChunk } from './lazyChunk';
export { reactEntry } from './reactEntry';
export { useLocale, useTheme } from './storage/useAppearance';
export { useLoad } from './useLoad';
export { type LoginWords, wordsIn } from './words';
