import { defineIdentifier } from 'declared-console/schema';
import { mobileNumber } from './mobileNumber';

/** The numbers people search by. */

export const phoneNumber = defineIdentifier('phoneNumber', {
  pattern: mobileNumber,
  example: '13800138000',
  part: 4,
});

/** A unified social credit code, or one of the older numbers with 15 characters. */
export const taxNumber = defineIdentifier('taxNumber', {
  pattern: /^(?:[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}|\d{6}[\dA-Z]{9})$/i,
  example: '91350211M000100Y43',
  part: 6,
});
