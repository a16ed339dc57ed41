import { useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { lazy } from 'react';
import { readMoment } from './calendar/typed';
import type { OwnInputProps } from './DeclaredInput';
import { PickerField } from './PickerField';

const DayCalendar = lazy(() => import('./calendar/DayCalendar'));

/** A day, with `time` a moment, typed or picked. What can't be read stays as it was typed, and is refused by the form. */
export default function DateInput({ name, input, label, required }: OwnInputProps) {
  const { field, fieldState } = useInput<string>({ source: name, parse: same });
  const translate = useTranslate();
  const time = input.time ?? false;
  return (
    <PickerField
      label={label}
      required={required}
      fullWidth
      hint={translate(time ? 'form.momentHint' : 'form.dayHint')}
      text={String(field.value)}
      onType={(text) => field.onChange(momentOf(text, time))}
      onBlur={field.onBlur}
      problem={fieldState.error && <InputHelperText error={fieldState.error.message} />}
      calendar={(anchor, close) => (
        <DayCalendar
          label={label}
          time={time}
          value={String(field.value)}
          onChange={field.onChange}
          anchor={anchor}
          onClose={close}
        />
      )}
    />
  );
}

const same = (value: string) => value;

/** A typed day of a moment is its midnight. */
function momentOf(text: string, time: boolean) {
  const moment = readMoment(text, time) ?? text;
  return time && readMoment(text, false) ? `${moment} 00:00:00` : moment;
}
