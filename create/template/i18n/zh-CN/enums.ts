import type { EnumLabels } from '../types';

export const enums = {
  orderStatus: { unpaid: '待支付', paid: '已支付', cancelled: '已取消' },
} satisfies EnumLabels;
