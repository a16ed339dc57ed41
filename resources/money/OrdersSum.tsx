import { Alert } from '@mui/material';
import type { AnyRow, OwnProps } from 'declared-console/schema';
import { f } from 'declared-console/schema';
import { EMPTY, firstPage, formatValue } from 'declared-console/ui';
import { useGetList, useTranslate } from 'react-admin';

const amount = f.money();
const inCents = (yuan: number) => Math.round(yuan * 100);

/**
 * Compares the sum of an invoice's orders with its amount. Says that the sum is unknown if not all orders were
 * returned, or if an amount is unreadable or too large to add exactly. Renders nothing if the orders couldn't be
 * loaded, which their own list reports. Announced politely, so as not to interrupt a screen reader.
 */
export default function OrdersSum({
  record: { id, money },
}: OwnProps<{ readonly id: string; readonly money: unknown }>) {
  const translate = useTranslate();
  // The list beside it reads the orders; this part loads later, and would ask for them again.
  const {
    data,
    isPending,
    total = 0,
  } = useGetList<AnyRow>('money/invoice/orders', firstPage({ id }), {
    refetchOnMount: false,
  });
  // Reserves its space, so that nothing below moves when the orders arrive.
  if (isPending)
    return (
      <Alert role="status" severity="success" sx={{ visibility: 'hidden' }}>
        {translate('pages.invoice.sum', { sum: EMPTY, money: EMPTY })}
      </Alert>
    );
  if (!data) return null;
  const cents = data.reduce((total, order) => total + inCents(Number(order.money)), 0);
  const asked = inCents(Number(money));
  if (total > data.length || ![cents, asked].every(Number.isSafeInteger))
    return (
      <Alert role="status" severity="warning">
        {translate('pages.invoice.sumUnknown')}
      </Alert>
    );
  const isSame = cents === asked;
  return (
    <Alert role="status" severity={isSame ? 'success' : 'warning'}>
      {translate(`pages.invoice.${isSame ? 'sum' : 'sumDiffers'}`, {
        sum: formatValue(amount, cents / 100, translate),
        money: formatValue(amount, money, translate),
      })}
    </Alert>
  );
}
