import { decodeText, encodingOf } from '@resources/evidence/media/decodeText';
import { sniff } from '@resources/evidence/media/sniff';
import { describe, expect, it } from 'vitest';

const LONG = '本公司于二〇二六年十一月签订合同，约定货款人民币壹万元整。\n';
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const unit = sign.charCodeAt(0);
      return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );
/** Encodes by looking each character up in what the platform decodes. */
function pairsOf(encoding: string) {
  const pairs = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const sign = new TextDecoder(encoding).decode(Uint8Array.of(lead, trail));
      if (sign.length === 1 && sign !== '\uFFFD' && !pairs.has(sign)) pairs.set(sign, [lead, trail]);
    }
  return (text: string) =>
    Uint8Array.from([...text].flatMap((sign) => pairs.get(sign) ?? [sign.charCodeAt(0)]));
}
const gb18030 = pairsOf('gb18030');
const big5 = pairsOf('big5');
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const TRADITIONAL = '本公司於二零二六年十一月簽訂合約，約定貨款新臺幣壹萬元整。\n';

describe('the encoding of a text', () => {
  it.each([
    [
      'UTF-8 by its mark, whatever the answer says',
      joined(ascii('\xef\xbb\xbf'), utf8('证')),
      'big5',
      'utf-8',
    ],
    ['UTF-16 LE by its mark', joined(ascii('\xff\xfe'), utf16('证据', true)), 'gbk', 'utf-16le'],
    ['UTF-16 BE by its mark', joined(ascii('\xfe\xff'), utf16('证据', false)), undefined, 'utf-16be'],
    [
      "the answer's before the page's own",
      joined(ascii('<meta charset=gbk>'), big5(TRADITIONAL)),
      'Big5',
      'big5',
    ],
    ['the page’s own', joined(ascii('<meta charset="big5">'), big5('一')), undefined, 'big5'],
    [
      'that of an old page',
      joined(
        ascii('<META HTTP-EQUIV=Content-Type CONTENT="text/html; charset=Shift_JIS">'),
        Uint8Array.of(0x88, 0xea),
      ),
      undefined,
      'shift_jis',
    ],
    [
      "an XML declaration's",
      joined(ascii('<?xml version="1.0" encoding="Big5"?>'), big5('一')),
      undefined,
      'big5',
    ],
    ["not the answer's if the bytes don't fit it", gb18030(LONG), 'utf-8', 'gb18030'],
    [
      "not the page's if the bytes don't fit it",
      joined(ascii('<meta charset=utf-8>'), gb18030(LONG)),
      undefined,
      'gb18030',
    ],
    ['not one that nobody knows', utf8(LONG), 'x-unknown', 'utf-8'],
    ['UTF-8 where a server names what it names for all files', utf8(LONG), 'ISO-8859-1', 'utf-8'],
    ['Windows-1252 where that is named and nothing else', ascii('caf\xe9'), 'ISO-8859-1', 'windows-1252'],
    ['UTF-8 of ASCII', ascii('plain'), undefined, 'utf-8'],
    ['UTF-8 of nothing', new Uint8Array(), undefined, 'utf-8'],
  ] as const)('is %s', (_what, bytes, charset, encoding) => {
    expect(encodingOf(bytes, { charset })).toBe(encoding);
  });

  it.each([
    ['gb18030', gb18030(LONG)],
    ['gb18030', gb18030('证据')],
    ['big5', big5(TRADITIONAL)],
    ['utf-16le', utf16(LONG, true)],
    ['utf-16be', utf16(LONG, false)],
    ['utf-16le', utf16('id,name\n1,log\n', true)],
    ['gb18030', joined(ascii('a log of ASCII\n'.repeat(9000)), gb18030(LONG))],
    ['utf-8', joined(utf8(LONG.repeat(20)), Uint8Array.of(0xff), utf8(LONG))],
  ] as const)('is guessed by the errors that it would have: %s', (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
  });

  it('is the one that was chosen, whatever was found', () => {
    expect(decodeText(big5(TRADITIONAL).buffer, { encoding: 'big5', charset: 'gbk' })).toEqual({
      text: TRADITIONAL,
      encoding: 'big5',
    });
  });

  it('is found although the last character was cut off', () => {
    const bytes = utf8('证据').subarray(0, 5);
    expect(encodingOf(bytes, { isCut: true })).toBe('utf-8');
  });
});

it.each([
  ['with a mark', joined(ascii('\xff\xfe'), utf16('id,name', true)), 'text'],
  ['without one', utf16('id,名称\r\n', true), 'text'],
  ['of the other order', utf16('id,名称\r\n', false), 'text'],
  ['that is none', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 0), undefined],
])('a UTF-16 text %s is a text', (_what, bytes, kind) => {
  expect(sniff({ type: 'application/octet-stream', bytes })).toBe(kind);
});
