import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { f } from '@/schema';
import type { AnyRow } from '@/schema/resource';
import type { OwnProps } from '@/schema/show';
import { formatValue } from '@/ui/format';

const amount = f.money();
const inCents = (yuan: number) => Math.round(yuan * 100);

/** What the orders of an invoice come to, held against its amount; nothing where they can't be had. */
export default function OrdersSum({
  record: { id, money },
}: OwnProps<{ readonly id: string; readonly money: unknown }>) {
  const translate = useTranslate();
  const { data } = useGetList<AnyRow>('money/invoice/orders', { meta: { params: { id } } }, { retry: false });
  if (!data) return null;
  const cents = data.reduce((total, order) => total + inCents(Number(order.money)), 0);
  const asked = inCents(Number(money));
  if (Number.isNaN(cents) || Number.isNaN(asked)) return null;
  const isSame = cents === asked;
  return (
    <Alert severity={isSame ? 'success' : 'warning'}>
      {translate(`pages.invoice.${isSame ? 'sum' : 'sumDiffers'}`, {
        sum: formatValue(amount, cents / 100, translate),
        money: formatValue(amount, money, translate),
      })}
    </Alert>
  );
}
