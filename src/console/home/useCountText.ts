import { useTranslate } from 'react-admin';
import { formatNumber } from '../../kinds/fields/numberField';
import { useConsole } from '../../kit/ConsoleContext';
import type { PendingCount } from '../../ui/counts/pendingCount';

/** Returns what puts a count in words: one that the server gives short, or not at all, is told as a minimum. */
export function useCountText(): (count: PendingCount) => string {
  const translate = useTranslate();
  const { region } = useConsole();
  return ({ count, isMore }) => {
    const text = formatNumber(count, translate, region);
    return isMore ? translate('home.atLeast', { count: text }) : text;
  };
}
