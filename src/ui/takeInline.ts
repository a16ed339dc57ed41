import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import type { ReceivedFile } from '../api/receiveFile';
import { decodePart } from '../model/encodePart';
import { saveFile } from './csv/saveFile';

/**
 * Takes a file that its server sent to be shown, and not saved: saves it if this page may read it.
 * @param read fetches it, by default from its url
 * @returns whether it was saved; otherwise only the browser can open it. Rejects with {@link ApiError} if it is no file
 */
export async function takeInline(
  client: Client,
  url: string,
  read: () => Promise<ReceivedFile> = () => client.downloadFrom(url),
): Promise<boolean> {
  try {
    const { file, name } = await read();
    saveFile(name ?? nameIn(url, file.type), file);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A foreign host needn't let scripts read its files.
    if (error.failure === 'offline' && new URL(url).origin !== location.origin) return false;
    if (error.failure === 'malformed' || error.failure === 'http')
      throw new ApiError('refused', 'list.noFile');
    throw error;
  }
}

/** The name at the end of a url, with an extension if its type is known. */
function nameIn(url: string, type: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  const name = decodePart(last) || last || 'file';
  return /\.[a-z\d]{1,8}$/i.test(name) ? name : name + extensionOf(type);
}

function extensionOf(type: string): string {
  if (/^text\/plain/i.test(type)) return '.txt';
  const [, subtype] =
    /^(?:(?:image|video|audio)\/|application\/(?=pdf|zip))([a-z\d]{2,5})(?:;|$)/i.exec(type) ?? [];
  return subtype ? `.${subtype.toLowerCase()}` : '';
}
