import { Alert } from '@mui/material';
import type { AnyRow, OwnProps } from 'declared-console/schema';
import { f, fieldIn } from 'declared-console/schema';
import { EMPTY, firstPage, formatValue, useWarning } from 'declared-console/ui';
import { useGetList, useTranslate } from 'react-admin';
import { region } from '../region';

const amount = fieldIn(f.money(), region);
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
  const cents = data?.reduce((sum, order) => sum + inCents(Number(order.money)), 0) ?? NaN;
  const asked = inCents(Number(money));
  const isKnown = data !== undefined && total <= data.length && [cents, asked].every(Number.isSafeInteger);
  const isSame = cents === asked;
  const compared = {
    sum: isKnown ? formatValue(amount, cents / 100, translate) : EMPTY,
    money: formatValue(amount, money, translate),
  };
  const unknown = data ? 'sumUnknown' : 'sumUnchecked';
  const name = `pages.invoice.${isKnown ? 'sumDiffers' : unknown}`;
  const warning = (isKnown && isSame ? '' : translate(name, compared)) || undefined;
  useWarning(name, warning);
  // Reserves its space, so that nothing below moves when the orders arrive.
  if (isPending)
    return (
      <Alert role="status" severity="success" sx={{ visibility: 'hidden' }}>
        {translate('pages.invoice.sum', { sum: EMPTY, money: EMPTY })}
      </Alert>
    );
  if (!data) return null;
  return (
    <Alert role="status" severity={warning ? 'warning' : 'success'}>
      {warning || translate('pages.invoice.sum', compared)}
    </Alert>
  );
}
