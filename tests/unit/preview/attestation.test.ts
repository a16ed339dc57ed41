import { decodeAttestation } from '@resources/mobile/attestation';
import { describe, expect, it } from 'vitest';

const file = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const chain = `0x${'4a'.repeat(32)}`;
const stated = [{ text: file, hex: file, algorithms: ['SHA-256'], isStated: true }];
const unstated = [{ text: file, hex: file, algorithms: ['SHA-256', 'SM3'], isStated: false }];
const hexOf = (text: string) => decodeAttestation(text).preserved.map(({ hex }) => hex);
const envelope = (data: unknown) => JSON.stringify({ code: 200, message: '', data });

describe('the attestation preview', () => {
  it('reads the marked hashes of a page, whatever its quotes and attributes', () => {
    const html = `<p>编号 ${'f'.repeat(64)}</p><code class="x" data-hash="file" id=y>\n ${file.toUpperCase()} </code><b data-hash='blockchain'>${chain}</b>`;
    expect(decodeAttestation(html)).toEqual({
      preserved: unstated.map((digest) => ({ ...digest, text: file.toUpperCase() })),
      chainHash: chain,
      html,
    });
  });

  it("takes the first of each mark: the embedded page can't put its own in their place", () => {
    const forged = `<b data-hash="file">${'0'.repeat(64)}</b>`;
    const html = `<b data-hash="file">${file}</b><b data-hash="blockchain">${chain}</b>${forged}`;
    expect(hexOf(html)).toEqual([file]);
  });

  it.each([
    ['a table', `<table><tr><th>文件哈希（SHA256）<td>${file}<tr><th>区块链哈希<td>${chain}</table>`],
    ['a list', `<dl><dt>SHA-256<dd><b>${file}</b><dt>Blockchain hash<dd>${chain}</dl>`],
    ['lines', `证据编号：${'b'.repeat(32)}<br>文件 Hash：${file}<br>链上交易：${chain}`],
    ['a title', `<h1>区块链存证证书</h1><p>文件SHA256：${file}</p><p>交易哈希：${chain}</p>`],
    [
      'a title over a table',
      `<h2>区块链</h2><table><tr><th>SHA256<td>${file}<tr><th>交易 <td>1. ${chain}</table>`,
    ],
    ['one line', `文件 SHA-256：${file}&nbsp;区块链：${chain}`],
    [
      'columns',
      `<table><tr><th>文件SHA256</th><th>交易哈希</th></tr>\n<tr><td>${file}</td>\n<td>${chain}</td></tr></table>`,
    ],
    [
      'columns beside a name',
      `<table><tr><td>名称<td>文件SHA256<td>交易哈希<tr><td>合同.pdf<td>${file}<td>${chain}</table>`,
    ],
    [
      'rows under columns',
      `<table><tr><th>项目<th>内容<tr><td>文件SHA256<td>${file}<tr><td>交易哈希<td>${chain}</table>`,
    ],
    ['one column', `<table><tr><td>文件SHA256<tr><td>${file}<tr><td>交易哈希<tr><td>${chain}</table>`],
    ['a table for the layout', `<table><tr><td><p>文件SHA256<p>${file}<p>交易哈希<p>${chain}</table>`],
    ['the other order', `<p>区块链交易哈希：${chain}</p><p>文件SHA256：${file}</p>`],
  ])('without marks reads the hashes after the words that name them: %s', (_, html) => {
    expect(hexOf(html)).toEqual([file]);
    expect(decodeAttestation(html)).toMatchObject({ chainHash: chain, html });
  });

  it.each([
    ['beside its mark', `<b data-algorithm="SHA-256" data-hash="file">${file}</b>`, stated],
    ['after its mark', `<b data-hash=file id=x data-algorithm='sha256'>${file}</b>`, stated],
    ['of another element', `<i data-algorithm="SHA-256">x</i><b data-hash="file">${file}</b>`, unstated],
    ['in its name', `<dt>文件哈希值（SHA-256）：<dd>${file}<p>交易：${chain}`, stated],
    ['among other words', `<dt>加盐文件 SHA256<dd>${file}<p>交易：${chain}`, unstated],
    ['as one of two', `<dt>文件 SHA256 SM3<dd>${file}<p>交易：${chain}`, unstated],
    ['nowhere', `<dt>文件哈希<dd>${file}<p>交易：${chain}`, unstated],
  ])("takes the file's algorithm as said only if it stands %s", (_, html, preserved) => {
    expect(decodeAttestation(html).preserved).toEqual(preserved);
  });

  it.each([
    ['a name of both kinds', `<p>区块链存证文件哈希：${file}</p><p>交易哈希：${chain}</p>`],
    ['two under one heading', `<p>文件SHA256<p>交易：<p>${file}<p>${chain}<p>交易哈希：${chain}`],
    ['two behind one name', `<h1>区块链</h1>文件SHA256：${file}，${'d'.repeat(64)}<p>交易哈希：${chain}`],
    [
      'columns that are spanned',
      `<table><tr><th colspan=2>SHA256<th>交易哈希<tr><td>${file}<td><td></table><p>交易哈希：${chain}`,
    ],
    [
      'a file named like a chain',
      `<table><tr><th>名称<th>SHA256<th>链上<tr><td>交易合同.pdf<td>${file}<td>无</table><p>交易哈希：${chain}`,
    ],
    [
      'several files',
      `<table><tr><th>SHA256<th>链上<tr><td>${file}<td>无<tr><td>${'d'.repeat(64)}<td>无</table><p>交易哈希：${chain}`,
    ],
  ])('finds no hash in %s', (_, html) => {
    expect(decodeAttestation(html)).toEqual({ preserved: [], chainHash: chain, html });
  });

  it('takes no number for a hash without such a name', () => {
    const html = `<script>const sha256 = '${'0'.repeat(64)}'</script><p>编号 ${'c'.repeat(64)}</p><p>SHA256：${file}</p>`;
    expect(decodeAttestation(html)).toEqual({ preserved: stated, chainHash: undefined, html });
  });

  it('does not mistake another number for a hash', () => {
    const html = `<p>区块链存证 编号 ${'20260101000000017'}</p><p>SHA256：${file}</p><p>区块链 ${'1'.repeat(32)}</p>`;
    expect(decodeAttestation(html)).toEqual({ preserved: stated, chainHash: undefined, html });
  });

  it('accepts a page without hashes only if the page itself is shown', () => {
    const html = '<h1>存证证书</h1><img src="seal.png">';
    expect(decodeAttestation(html, true)).toEqual({ preserved: [], chainHash: undefined, html });
    expect(() => decodeAttestation(html)).toThrow('errors.malformed');
    expect(() => decodeAttestation(' ', true)).toThrow('errors.malformed');
    expect(() => decodeAttestation(envelope({}), true)).toThrow('errors.malformed');
  });

  it('reads sha256 from an envelope before file_hash, which may use another algorithm', () => {
    const data = { file_hash: 'a'.repeat(64), sha256: ` ${file}`, blockchain_hash: chain, html: '<p>x</p>' };
    expect(hexOf(envelope(data))).toEqual([file, 'a'.repeat(64)]);
    expect(decodeAttestation(envelope(data))).toMatchObject({ chainHash: chain, html: '<p>x</p>' });
    expect(hexOf(envelope({ ...data, sha256: null }))).toEqual(['a'.repeat(64)]);
  });

  it('has no html when the envelope has none', () => {
    expect(decodeAttestation(envelope({ file_hash: file, html: ' ' })).html).toBeUndefined();
  });

  it('shows one hash if there is only one', () => {
    expect(decodeAttestation(envelope({ blockchain_hash: chain }))).toMatchObject({
      preserved: [],
      chainHash: chain,
    });
  });

  it.each([
    ['an unmarked page', `<p>${file}</p>`],
    ['an empty page', ''],
    ['hashes that are markup', '<b data-hash="file"><img src=x></b><b data-hash="blockchain">"><script></b>'],
    ['hashes of another type', envelope({ file_hash: 1, blockchain_hash: ['x'] })],
    [
      'hashes that are sentences',
      envelope({ file_hash: '证据缺失', blockchain_hash: 'javascript:alert(1)' }),
    ],
    ['no data', envelope(null)],
  ])('reports %s as malformed, never as an empty certificate', (_, text) => {
    expect(() => decodeAttestation(text)).toThrow('errors.malformed');
  });

  // Otherwise it takes minutes.
  it('reads a hostile page of a million characters within the time of a test', () => {
    for (const hostile of [
      `${'data-hash="file" '.repeat(60_000)}<`,
      'SHA256 '.repeat(140_000),
      'a1'.repeat(500_000),
    ])
      expect(() => decodeAttestation(hostile)).toThrow('errors.malformed');
  }, 5_000);
});
