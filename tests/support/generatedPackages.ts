import { type Packed, sha256, sm3 } from './bags';

/** Numbers from 0 up to 1, the same for each seed. */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Names as servers and people write them, and as attackers do. */
const NAMES = [
  '合同（首页）.png',
  '同名.png',
  '同名.PNG',
  'straße.txt',
  'STRASSE.txt',
  'e\u0301.png',
  '\u00e9.png',
  'CON',
  'aux.h.png',
  'com¹.txt',
  '../../etc/passwd',
  'C:\\boot.ini',
  '50% off.png',
  'a%0Ab.png',
  '$HOME $PATH.png',
  '~/.ssh/id',
  'line\r\nbreak.txt',
  'line\u2028break.txt',
  ' leading and trailing . ',
  'wide\u3000',
  '-rf *.png',
  '"quoted" \'name\'.png',
  'gnp.\u202eexe',
  '\ud800half.png',
  '\\backslash\\n.txt',
  '𝒻ancy 😀.png',
  'x'.repeat(300),
  '证'.repeat(300),
  '',
];

/** One to six files with odd names, some empty, some that break off or can't be had, with certificates of all kinds. */
export function generatedFiles(seed: number): readonly Packed[] {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const count = 1 + below(6);
  return Array.from({ length: count }, (_, index) => {
    const size = pick([0, 1, 17, 999, 1000, 4096, 20_000]);
    const body = Buffer.from(Array.from({ length: size }, () => below(256)));
    const other = Buffer.concat([body, Buffer.from('x')]);
    const certificate = pick([
      {},
      { sha256: sha256(body) },
      { sha256: sha256(other) },
      { file_hash: sm3(body) },
      { file_hash: `sm3:${sm3(body)}`, sha256: sha256(body) },
      { file_hash: sm3(other), hash_algorithm: 'SM3' },
      { file_hash: sha256(other) },
      { file_hash: 'unreadable' },
    ]);
    const name = pick(NAMES);
    const how = index === 0 ? 1 : random();
    return {
      number: `${pick(['WQ', 'wq', 'W%Q$'])}${seed}${String.fromCharCode(97 + index)}`,
      body,
      certificate,
      ...(random() < 0.5 ? { title: name } : { served: name }),
      ...(how < 0.1 && { endsAt: 0 }),
      ...(how > 0.1 && how < 0.25 && size > 1 && { endsAt: Math.ceil(size / 2) }),
    };
  });
}
