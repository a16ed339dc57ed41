/** How a file of evidence other than text is shown. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** How a file of evidence is shown. */
export type FileKind = MediaKind | 'text';

const EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif', 'svg'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'ogv', 'avi', 'mkv', '3gp'],
  audio: ['mp3', 'm4a', 'wav', 'aac', 'ogg', 'flac'],
  text: ['txt', 'log', 'csv', 'json', 'xml', 'md'],
  document: [
    ...['pdf', 'ofd', 'html', 'htm', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'apk'],
    // No browser, or not every one, shows or plays these by itself.
    ...['tif', 'tiff', 'heic', 'heif', 'amr'],
  ],
};

const KINDS = ['image', 'video', 'audio', 'text', 'document'] as const;

/** The extension of a url's path, in lower case; a query may name other files. */
function extensionOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** How the file behind a url is shown, by its path's extension; `undefined` if that says nothing. */
export function mediaKindOf(url: string): FileKind | undefined {
  const extension = extensionOf(url);
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension));
}

/**
 * Whether a browser may show a url in a frame as a page: a sandboxed frame stays empty for a PDF, and files that are
 * only downloaded show nothing. A url without a known extension may be a page.
 */
export function isPage(url: string): boolean {
  const kind = mediaKindOf(url);
  return kind === undefined || kind === 'text' || /^html?$/.test(extensionOf(url));
}

/**
 * How a file is shown that scripts can't read: by elements that need not read it, if its extension says which. A PDF needs a
 * frame without a sandbox, in which browsers show none.
 */
export function unreadKindOf(url: string): Exclude<MediaKind, 'document'> | 'pdf' | undefined {
  const kind = mediaKindOf(url);
  if (kind === 'image' || kind === 'video' || kind === 'audio') return kind;
  return extensionOf(url) === 'pdf' ? 'pdf' : undefined;
}
