/** The digest algorithms that a certificate may use, each with the number of its hexadecimal digits. */
export const DIGITS = {
  MD5: 32,
  'SHA-1': 40,
  'SHA-256': 64,
  SM3: 64,
  'SHA-384': 96,
  'SHA-512': 128,
} as const;

/** The name of a digest algorithm. */
export type Algorithm = keyof typeof DIGITS;

/** All algorithms, in the order in which they are named. */
export const ALGORITHMS = Object.keys(DIGITS) as readonly Algorithm[];

/** Digests of one file by their algorithm, in lower-case hexadecimal. */
export type Digests = Readonly<Partial<Record<Algorithm, string>>>;

// Nothing else is left out of a name: a `SHA256 (salted)` or a `SHA-512/256` is another algorithm.
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const byName: ReadonlyMap<string, Algorithm> = new Map(ALGORITHMS.map((name) => [plain(name), name]));

/** The algorithm of this name, however it is written (`sha256`, `SHA_256`); `undefined` for other algorithms. */
export const algorithmNamed = (name: string): Algorithm | undefined => byName.get(plain(name));
