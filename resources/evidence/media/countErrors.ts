/** The encodings that a guess chooses from, the likeliest first. */
export const GUESSED = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const;

type Guessed = (typeof GUESSED)[number];

/** What an impossible sequence counts, and a possible one that text hardly contains. */
const [WRONG, RARE] = [5, 1];

/** How badly bytes fit an encoding: 0 for what common text in it looks like. */
export function countErrors(bytes: Uint8Array, encoding: Guessed): number {
  switch (encoding) {
    case 'utf-8':
      return countWrongUtf8(bytes);
    case 'gb18030':
      return countPairs(bytes, gb18030Pair);
    case 'big5':
      return countPairs(bytes, big5Pair);
    case 'utf-16le':
    case 'utf-16be':
      return countUtf16(bytes, encoding === 'utf-16le');
  }
}

/** Control characters that text doesn't contain; tab, line feed, carriage return and escape are allowed. */
export const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

function countWrongUtf8(bytes: Uint8Array): number {
  const wrong = new TextDecoder('utf-8').decode(bytes, { stream: true }).split('\uFFFD').length - 1;
  return wrong * WRONG + bytes.filter(isControl).length;
}

/** How many bytes a character takes, and what it counts. */
type Pair = (lead: number, trail: number) => number;

function countPairs(bytes: Uint8Array, pair: Pair): number {
  let errors = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      if (isControl(lead)) errors += RARE;
      continue;
    }
    const trail = bytes[at + 1];
    // The last character may be cut off.
    if (trail === undefined) break;
    const counted = lead === 0x80 || lead === 0xff ? WRONG : pair(lead, trail);
    errors += counted;
    if (counted < WRONG) at += 1;
  }
  return errors;
}

/** GB 18030 has its common characters where GB 2312 had them, sorted by their sound. */
function gb18030Pair(lead: number, trail: number): number {
  if (trail >= 0x30 && trail <= 0x39) return RARE;
  if (trail < 0x40 || trail === 0x7f || trail === 0xff) return WRONG;
  const isCommon = trail >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xd7));
  return isCommon ? 0 : RARE;
}

/** Big5 has its common characters first, sorted by their strokes. */
function big5Pair(lead: number, trail: number): number {
  if (trail < 0x40 || (trail > 0x7e && trail < 0xa1) || trail === 0xff) return WRONG;
  return lead >= 0xa1 && lead <= 0xc6 ? 0 : RARE;
}

/** ASCII, punctuation, kana, Han and full-width forms. */
const TYPICAL = /^[\t\n\r\x20-\x7e\u2010-\u2027\u2030-\u205e\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]$/;

function countUtf16(bytes: Uint8Array, isLittle: boolean): number {
  let errors = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    const unit = isLittle ? first | (second << 8) : (first << 8) | second;
    if (!TYPICAL.test(String.fromCharCode(unit))) errors += RARE;
  }
  return errors;
}
