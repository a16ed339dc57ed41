import { sniff } from '@resources/evidence/media/sniff';
import { describe, expect, it } from 'vitest';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a file without an extension', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', '', 'image'],
    ['\xff\xd8\xff\xe0', 'application/octet-stream', 'image'],
    ['RIFF\x10\0\0\0WEBPVP8 ', '', 'image'],
    ['\0\0\0\x1cftypavif', '', 'image'],
    ['RIFF\x10\0\0\0WAVEfmt ', '', 'audio'],
    ['ID3\x04', 'text/plain', 'audio'],
    ['\0\0\0\x20ftypM4A ', '', 'audio'],
    ['\0\0\0\x20ftypisom', '', 'video'],
    ['\x1aE\xdf\xa3', '', 'video'],
    ['OggS\0', 'audio/ogg', 'audio'],
    ['%PDF-1.7', 'text/plain', 'document'],
    ['PK\x03\x04', '', 'document'],
    ['{\\rtf1', 'application/msword', 'document'],
    ['<html>', 'text/html;charset=utf-8', 'document'],
    ['{"a":1}', 'application/json', 'text'],
    ['一行字', '', 'text'],
    ['\x01\x02', '', undefined],
    ['', '', undefined],
  ] as const)('that begins with %j and is called %j is %s', (start, type, kind) => {
    const bytes = [...start].some((sign) => sign > '\xff') ? new TextEncoder().encode(start) : bytesOf(start);
    expect(sniff({ type, bytes })).toBe(kind);
  });
});
