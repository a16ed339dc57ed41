import { useTranslate } from 'react-admin';
import { lazyChunk } from '../../../lazyChunk';
import { readRange, type TypedRange, writeRange } from '../date/calendar/typed';
import { type PickerBase, PickerField } from '../date/PickerField';

const DateRangeCalendar = lazyChunk(() => import('../date/calendar/DateRangeCalendar'));

interface DateRangeFieldProps extends PickerBase {
  /** Moments instead of days. */
  readonly time: boolean;
  readonly value: TypedRange;
  readonly onChange: (value: TypedRange) => void;
}

/** Two days (with `time`, two moments), typed or picked from a calendar. */
export function DateRangeField({ time, value, onChange, ...field }: DateRangeFieldProps) {
  const translate = useTranslate();
  return (
    <PickerField
      {...field}
      hint={translate('form.rangeHint')}
      text={typeof value === 'object' ? writeRange(value) : (value ?? '')}
      onType={(text) => onChange(text.trim() === '' ? undefined : (readRange(text, time) ?? text))}
      calendar={(close) => (
        <DateRangeCalendar
          time={time}
          value={typeof value === 'object' ? value : undefined}
          onChange={onChange}
          onClose={close}
        />
      )}
    />
  );
}
