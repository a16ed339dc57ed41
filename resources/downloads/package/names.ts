import filenamify from 'filenamify/browser';
import { decodePart, wellFormed } from '@/schema/encodePart';
import { mediaKindOf } from '../../evidence/media/mediaKind';

/** Where the files lie in the archive; beside it are the manifest and the page that verifies. */
const FOLDER = 'files';
/** In UTF-16 units: of Chinese some 180 bytes, and no file system takes more than 255. */
const LONGEST = 60;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** What is known of a file that is to be named. */
interface Known {
  readonly number: string;
  /** As its server names it, where it does. */
  readonly served: string | undefined;
  /** As its certificate names it, where it does. */
  readonly title: string | undefined;
  readonly url: string;
  /** Its Content-Type, without parameters. */
  readonly type: string;
}

/** Gives each file of an archive a path of its own there. */
export interface Names {
  pathOf(file: Known): string;
}

/**
 * Paths that every file system takes: the number and the file's name as people know it, without separators, control and
 * direction characters or reserved names, and unique whatever a file system holds to be the same.
 */
export function createNames(): Names {
  const taken = new Set<string>();
  return {
    pathOf({ number, served, title, url, type }) {
      const last = lastPart(url);
      const ofUrl = extensionOf(last);
      // What ends a title may be a version or a domain, and what ends a url the server's program.
      const extension =
        extensionOf(served) || known(ofUrl) || byType(type) || known(extensionOf(title)) || ofUrl;
      const stem = stemOf(served || title || (ofUrl && last) || '', extension);
      const whole = stem.startsWith(number) ? stem : [number, stem].filter(Boolean).join('-');
      for (let count = 1; ; count += 1) {
        const tail = `${count > 1 ? `-${count}` : ''}${extension}`;
        const name = `${safe(whole)}${tail}`;
        if (taken.has(same(name))) continue;
        taken.add(same(name));
        return `${FOLDER}/${name}`;
      }
    },
  };
}

const safe = (name: string) =>
  filenamify(wellFormed(name.slice(0, LONGEST)), { replacement: '_', maxLength: LONGEST }).replace(
    /^\.+/,
    '_',
  ) || '_';

/** What Windows and macOS hold to be one name. */
const same = (name: string) => name.normalize('NFKC').toLowerCase();

const extensionOf = (name: string | undefined) => EXTENSION.exec(name ?? '')?.[0].toLowerCase() ?? '';

/** What is packed, drawn up or sent, besides what can be shown. */
const OTHERS = /^\.(?:7z|eml|gz|heic|ofd|rar|rtf|tar|tiff?|wps)$/;

/** An extension that files of evidence have, or nothing. */
const known = (extension: string) => (OTHERS.test(extension) || mediaKindOf(extension) ? extension : '');

/** What stands before the extension; a title's end that is none must not become one. */
function stemOf(name: string, extension: string): string {
  const own = extensionOf(name);
  if (own === extension || known(own)) return name.replace(EXTENSION, '');
  return extension ? name : name.replace(EXTENSION, (end) => end.replace('.', '_'));
}

function lastPart(url: string): string {
  const last = new URL(url, 'https://host').pathname.split('/').at(-1) ?? '';
  return decodePart(last) ?? last;
}

/** The extension that goes with a Content-Type, for a file that nobody names with one. */
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
