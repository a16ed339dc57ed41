import { createHash, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits, safe in urls. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret, which is useless to whoever reads the database. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
