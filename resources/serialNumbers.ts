import { defineIdentifier } from 'declared-console/schema';
import { MOBILE } from './mobileNumber';

/** The specification doesn't define their format: docs/decisions/0020-numbers-and-the-lists-that-know-them.md. */
const SERIAL = new RegExp(`^(?!${MOBILE}$)(?=.*\\d)[\\dA-Za-z][\\w-]{5,63}$`);

/** A kind of serial number: its form is a guess, its beginning is what the sample rows have. */
const serialNumber = <const N extends string>(name: N, begins: string) =>
  defineIdentifier(name, {
    pattern: SERIAL,
    example: `${begins}202601010000000001`,
    begins: [begins],
    part: 6,
    loose: true,
  });

export const evidenceNumber = serialNumber('evidenceNumber', 'BQ');
export const webNumber = serialNumber('webNumber', 'WQ');
export const processNumber = serialNumber('processNumber', 'GC');
export const moveNumber = serialNumber('moveNumber', 'YD');
export const orderNumber = serialNumber('orderNumber', 'GZ');
export const chargeNumber = serialNumber('chargeNumber', 'CZ');
