import type { QuestionProps } from 'declared-console/schema';
import { cleaned } from 'declared-console/schema';
import { ConfirmDialog } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import { phoneOf } from '../inputs';
import { pointsOf, useBalanceOf } from './useBalanceOf';

/** Before points are given: confirms to whom, how many, and the resulting balance. */
export default function GivePoints({ values, onAnswer }: QuestionProps<unknown>) {
  const translate = useTranslate();
  const mobile = phoneOf(values.mobile);
  const points = cleaned(String(values.points ?? ''));
  const { isVisible, balance: found, error } = useBalanceOf(mobile, (row) => row.type === values.type);
  const inWords = (count: unknown) => pointsOf({ points: count }, translate);
  const known = { mobile, points: inWords(Number(points)), smart_count: Number(points), name: found?.name };
  const isLooking = isVisible && found === undefined && !error;

  function question() {
    if (isLooking) return translate('pages.points.looking');
    if (found === null) {
      const type = translate(`enums.userType.${values.type}`);
      return translate('pages.points.noUser', { ...known, type });
    }
    if (!found || !Number.isFinite(found.points)) return translate('pages.points.unknown', known);
    const after = inWords(found.points + Number(points));
    return translate('pages.points.makes', { ...known, before: inWords(found.points), after });
  }

  return (
    <ConfirmDialog
      title={translate('pages.points.ask')}
      question={question()}
      confirm={translate('pages.points.give')}
      isWaiting={isLooking}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
