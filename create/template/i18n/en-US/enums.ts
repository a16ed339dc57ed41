import type { EnumLabels } from '../types';

export const enums = {
  orderStatus: { unpaid: 'Unpaid', paid: 'Paid', cancelled: 'Cancelled' },
} satisfies EnumLabels;
