import type { Deps } from '../calls/deps';
import { previewHtml } from './certificateHtml';
import type { Item } from './item';
import { fileOf, shownAt } from './urls';

/**
 * The answer of a certificate's view. isDownload is 1 if there is a file, otherwise 0. Recordings have no html: their
 * file is shown instead.
 */
export async function certificateOf(deps: Deps, item: Item) {
  const isRecording = item.kind === '3' || item.kind === '4';
  return {
    baoquan: item.number,
    html:
      item.html ?? (isRecording ? null : previewHtml(item, await fileOf(deps, item), shownAt(deps, item))),
    file_hash: item.fileHash,
    sha256: item.sha256,
    blockchain_hash: item.blockchainHash,
    fileType: item.fileType,
    isApp: item.isApp,
    isDownload: item.fileState === '1' ? 1 : 0,
    path: shownAt(deps, item),
    address: item.address,
    startAt: item.startAt,
    endAt: item.endAt,
    configInfo: item.configInfo,
    title: item.title,
    saveTime: item.savedAt,
  };
}
