import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { DayPickerProps } from 'react-day-picker';

/** A calendar's labels in the current language; names of months and days come from the browser. */
export function useCalendarWords(): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
    const weekdayInitial = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
    return {
      formatters: {
        formatCaption: (date) => month.format(date),
        formatWeekdayName: (date) => weekdayInitial.format(date),
      },
      labels: {
        labelNav: () => translate('form.calendar.months'),
        labelPrevious: () => translate('form.calendar.previous'),
        labelNext: () => translate('form.calendar.next'),
        labelGrid: (date) => month.format(date),
        labelWeekday: (date) => weekday.format(date),
        labelDayButton: (date, { today, selected }) =>
          [
            today && translate('form.calendar.today'),
            day.format(date),
            selected && translate('form.calendar.selected'),
          ]
            .filter(Boolean)
            .join(translate('form.calendar.comma')),
      },
    };
  }, [locale, translate]);
}
