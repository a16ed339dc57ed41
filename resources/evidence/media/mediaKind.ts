/** How a file of evidence is shown. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document';

const EXTENSIONS: Readonly<Record<Exclude<MediaKind, 'document'>, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif', 'svg'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'ogv', 'avi', 'mkv', '3gp'],
  audio: ['mp3', 'm4a', 'wav', 'aac', 'ogg', 'amr', 'flac'],
};

/** How the file behind a url is shown, by the ending of its path; whatever it doesn't know is a document. */
export function mediaKindOf(url: string): MediaKind {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  for (const kind of ['image', 'video', 'audio'] as const) {
    if (EXTENSIONS[kind].includes(extension)) return kind;
  }
  return 'document';
}
