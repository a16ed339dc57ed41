import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody guesses: 256 random bits, safe in urls. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored: whoever reads the database can't use it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
