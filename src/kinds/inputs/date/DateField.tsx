import { useTranslate } from 'react-admin';
import { lazyChunk } from '../../../lazyChunk';
import { readMoment } from './calendar/typed';
import { type PickerBase, PickerField } from './PickerField';

const DayCalendar = lazyChunk(() => import('./calendar/DayCalendar'));

interface DateFieldProps extends PickerBase {
  /** A moment instead of a day. */
  readonly time: boolean;
  /** `yyyy-MM-dd`, with `time` `yyyy-MM-dd HH:mm:ss`; or an unreadable text, as it was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day (with `time`, a moment), typed or picked from a calendar. An unreadable text stays as typed. */
export function DateField({ time, value, onChange, ...field }: DateFieldProps) {
  const translate = useTranslate();
  return (
    <PickerField
      {...field}
      hint={translate(time ? 'form.momentHint' : 'form.dayHint')}
      text={value}
      onType={(text) => onChange(momentOf(text, time))}
      calendar={(close) => <DayCalendar time={time} value={value} onChange={onChange} onClose={close} />}
    />
  );
}

/** With `time`, a day that is typed alone means its midnight. */
function momentOf(text: string, time: boolean) {
  const moment = readMoment(text, time) ?? text;
  return time && readMoment(text, false) ? `${moment} 00:00:00` : moment;
}
