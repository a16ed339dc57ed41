import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { f } from '@/schema';
import type { AnyRow } from '@/schema/resource';
import type { OwnProps } from '@/schema/show';
import { EMPTY, formatValue } from '@/ui/format';
import { firstPage } from '@/ui/list/rowsOptions';

const amount = f.money();
const inCents = (yuan: number) => Math.round(yuan * 100);

/**
 * What the orders of an invoice come to, held against its amount: that it can't be told, where not all orders came, or an
 * amount can't be read or is too large to be added exactly. Nothing where the orders can't be had at all, which their own
 * list says. It comes late, and must not cut off what is being read.
 */
export default function OrdersSum({
  record: { id, money },
}: OwnProps<{ readonly id: string; readonly money: unknown }>) {
  const translate = useTranslate();
  const { data, isPending, total = 0 } = useGetList<AnyRow>('money/invoice/orders', firstPage({ id }));
  // Its place is kept, so that nothing beneath it moves when the orders come.
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
