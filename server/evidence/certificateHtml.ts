import { escape as escapeHtml } from 'es-toolkit';
import type { Item, StoredFileRow } from './item';

/** The preview html of a certificate: facts about the evidence and, for images, video and audio, the file itself. */
export function previewHtml(item: Item, file: StoredFileRow | undefined, url: string): string {
  const facts: [string, string][] = [
    ['证据编号', item.number],
    ['文件名称', item.title],
    ['保全时间', item.savedAt],
    ['文件大小', file ? `${file.size} 字节` : '—'],
  ];
  const rows = facts
    .map(([name, value]) => `<tr><th align="left" nowrap>${name}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('');
  return `<article><h3>电子数据存证预览</h3><table>${rows}</table>${shown(file, escapeHtml(url))}</article>`;
}

function shown(file: StoredFileRow | undefined, url: string): string {
  if (!file) return '<p>文件未上传，无法预览。</p>';
  if (file.mime.startsWith('image/')) return `<p><img src="${url}" alt="证据图片" width="480"></p>`;
  if (file.mime.startsWith('video/')) return `<p><video src="${url}" controls width="480"></video></p>`;
  if (file.mime.startsWith('audio/')) return `<p><audio src="${url}" controls></audio></p>`;
  return `<p><a href="${url}">打开文件</a></p>`;
}
