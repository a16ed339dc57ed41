import { ALGORITHMS, type Algorithm } from '@resources/evidence/hash/algorithm';

/** How a certificate may write a digest. */
interface Form {
  readonly name: string;
  readonly algorithms: readonly Algorithm[];
  /** Whether the algorithm is said. */
  readonly isStated: boolean;
  /** The certificate with this digest, in lower-case hexadecimal. */
  readonly write: (
    hex: string,
    algorithm: Algorithm,
  ) => { readonly sha256?: string; readonly file_hash?: string; readonly hash_algorithm?: string };
}

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
const spaced = (hex: string) => ` ${hex.match(/.{8}/g)?.join(' ')}\n`;

const values: Readonly<Record<string, (hex: string) => string>> = {
  'in lower case': (hex) => hex,
  'in upper case': (hex) => hex.toUpperCase(),
  'after 0x': (hex) => `0x${hex}`,
  'with blanks': spaced,
  'in base64': base64,
  'in base64 for urls, without padding': base64url,
};
const names: Readonly<Record<string, (algorithm: Algorithm) => string>> = {
  'after its name and a colon': (algorithm) => `${algorithm.toLowerCase().replace('-', '')}:`,
  'after its name and =': (algorithm) => `${algorithm}=`,
  'after its name and a blank': (algorithm) => `${algorithm} `,
  'after its name and a Chinese colon': (algorithm) => `${algorithm}：`,
  'after its name and -': (algorithm) => `${algorithm.toLowerCase().replace('-', '')}-`,
};

/** All forms that are read. */
export const forms: readonly Form[] = [
  ...Object.entries(values).flatMap(([name, write]): Form[] => [
    { name, algorithms: ALGORITHMS, isStated: false, write: (hex) => ({ file_hash: write(hex) }) },
    {
      name: `${name}, as SHA256`,
      algorithms: ['SHA-256'],
      isStated: true,
      write: (hex) => ({ sha256: write(hex) }),
    },
    {
      name: `${name}, as the server says`,
      algorithms: ALGORITHMS,
      isStated: true,
      write: (hex, algorithm) => ({ file_hash: write(hex), hash_algorithm: algorithm }),
    },
  ]),
  ...Object.entries(names).flatMap(([name, before]) =>
    Object.entries(values).map(
      ([how, write]): Form => ({
        name: `${name}, ${how}`,
        algorithms: ALGORITHMS,
        isStated: true,
        write: (hex, algorithm) => ({ file_hash: `${before(algorithm)}${write(hex)}` }),
      }),
    ),
  ),
];
