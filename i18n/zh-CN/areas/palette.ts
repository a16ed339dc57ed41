import engine from 'declared-console/words/zh-CN/palette';
import type { IdentifierLabels } from '../../types';

/** The command palette, and the kinds of numbers it finds. */
export default {
  ...engine,
  identifiers: {
    phoneNumber: '手机号',
    taxNumber: '税号',
    evidenceNumber: '证据编号',
    orderNumber: '订单编号',
    chargeNumber: '订单编号',
    webNumber: '取证编号',
    processNumber: '取证编号',
    moveNumber: '取证编号',
  } satisfies IdentifierLabels,
};
