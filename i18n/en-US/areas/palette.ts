import engine from 'declared-console/words/en-US/palette';
import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/palette';

/** The command palette, and the kinds of numbers it finds. */
export default {
  ...engine,
  identifiers: {
    phoneNumber: 'Phone',
    taxNumber: 'Tax number',
    evidenceNumber: 'Evidence no.',
    orderNumber: 'Order no.',
    chargeNumber: 'Order no.',
    webNumber: 'Capture no.',
    processNumber: 'Capture no.',
    moveNumber: 'Capture no.',
  },
} satisfies Translated<typeof zh>;
