import { defineEnum } from 'declared-console/schema';

/** The state of an order. */
export const orderStatus = defineEnum('orderStatus', {
  unpaid: { wire: 'unpaid', tone: 'warn' },
  paid: { wire: 'paid', tone: 'good' },
  cancelled: { wire: 'cancelled' },
});
