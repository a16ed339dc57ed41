import { defineIdentifier } from 'declared-console/schema';
import { MOBILE, mobileNumber } from './mobileNumber';

/** The numbers people search by. */

export const phoneNumber = defineIdentifier('phoneNumber', {
  pattern: mobileNumber,
  example: '13800138000',
});

/** A unified social credit code, or one of the older numbers with 15 characters. */
export const taxNumber = defineIdentifier('taxNumber', {
  pattern: /^(?:[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}|\d{6}[\dA-Z]{9})$/i,
  example: '91350211M000100Y43',
});

/** The specification doesn't define their format: docs/decisions/0020-numbers-and-the-lists-that-know-them.md. */
const SERIAL = new RegExp(`^(?!${MOBILE}$)(?=.*\\d)[\\dA-Za-z][\\w-]{5,63}$`);

export const evidenceNumber = defineIdentifier('evidenceNumber', {
  pattern: SERIAL,
  example: 'BQ202601010000000001',
  loose: true,
});

export const orderNumber = defineIdentifier('orderNumber', {
  pattern: SERIAL,
  example: 'GZ202601010000000001',
  loose: true,
});
