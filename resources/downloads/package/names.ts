import { decodePart, wellFormed } from 'declared-console/schema';
import filenamify from 'filenamify/browser';
import { mediaKindOf } from '../../evidence/media/mediaKind';
import { PAYLOAD } from './bag';

/** In UTF-16 units: about 180 bytes of Chinese, while file systems allow 255. */
const MAX_LENGTH = 60;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** What is known about a file to be named. */
interface Known {
  readonly number: string;
  /** The name its server sends, if it does. */
  readonly served: string | undefined;
  /** The name in its certificate, if there is one. */
  readonly title: string | undefined;
  readonly url: string;
  /** Its Content-Type, without parameters. */
  readonly type: string;
}

/** Gives each file of an archive a unique path. */
export interface Names {
  pathOf(file: Known): string;
}

/**
 * Creates paths that work on every file system: the evidence number and the file's name, without separators, control or
 * bidi characters or reserved names, and unique even on file systems that ignore case or normalize names.
 */
export function createNames(): Names {
  const taken = new Set<string>();
  return {
    pathOf({ number, served, title, url, type }) {
      const last = lastPart(url);
      const ofUrl = extensionOf(last);
      // The end of a title may be a version or a domain, that of a url the server's program (.php).
      const extension =
        extensionOf(served) ||
        evidenceExtension(ofUrl) ||
        byType(type) ||
        evidenceExtension(extensionOf(title)) ||
        ofUrl;
      const stem = stemOf(served || title || (ofUrl && last) || '', extension);
      const whole = stem.startsWith(number) ? stem : [number, stem].filter(Boolean).join('-');
      for (let count = 1; ; count += 1) {
        const tail = `${count > 1 ? `-${count}` : ''}${extension}`;
        const name = `${safe(whole)}${tail}`;
        if (taken.has(comparable(name))) continue;
        taken.add(comparable(name));
        return `${PAYLOAD}/${name}`;
      }
    },
  };
}

const safe = (name: string) =>
  filenamify(wellFormed(name.normalize('NFC').slice(0, MAX_LENGTH)), {
    replacement: '_',
    maxLength: MAX_LENGTH,
  })
    // To some programs these end a line.
    .replace(/[\p{Zl}\p{Zp}]/gu, '_')
    .trim()
    .replace(/^\.+/, '_')
    // Manifests write % otherwise, and programs that check bags refuse what a shell would expand.
    .replaceAll('%', '％')
    .replaceAll('$', '＄') || '_';

/** The name of the folder that an archive unpacks to. */
export const bagFolder = (name: string): string => safe(name);

/** Normalizes a name, as Windows and macOS treat some different names as the same. */
const comparable = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase();

const extensionOf = (name: string | undefined) => EXTENSION.exec(name ?? '')?.[0].toLowerCase() ?? '';

/** Extensions of archives, scans, mail and the like, besides those that can be shown. */
const OTHERS = /^\.(?:7z|eml|gz|heic|ofd|rar|rtf|tar|tiff?|wps)$/;

/** The extension if evidence files have it, otherwise empty. */
const evidenceExtension = (extension: string) =>
  OTHERS.test(extension) || mediaKindOf(extension) ? extension : '';

/** The name without its extension; a title's ending that isn't one must not become one. */
function stemOf(name: string, extension: string): string {
  const own = extensionOf(name);
  if (own === extension || evidenceExtension(own)) return name.replace(EXTENSION, '');
  return extension ? name : name.replace(EXTENSION, (end) => end.replace('.', '_'));
}

function lastPart(url: string): string {
  const last = new URL(url, 'https://host').pathname.split('/').at(-1) ?? '';
  return decodePart(last) ?? last;
}

/** The extension for a Content-Type, for files whose names have none. */
function byType(type: string): string {
  const [, kind = ''] = /^(?:image|audio|video|text|application)\/([a-z0-9]{2,4})$/.exec(type) ?? [];
  return EXTENSIONS[type] ?? (kind && `.${kind}`);
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'image/jpeg': '.jpg',
  'text/plain': '.txt',
  'video/quicktime': '.mov',
};
