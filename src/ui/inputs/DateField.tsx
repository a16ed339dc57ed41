import type { SxProps, Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { lazyChunk } from '../../lazyChunk';
import { readMoment } from './calendar/typed';
import { PickerField } from './PickerField';

const DayCalendar = lazyChunk(() => import('./calendar/DayCalendar'));

interface DateFieldProps {
  readonly name?: string;
  /** In words. */
  readonly label: string;
  /** A moment instead of a day. */
  readonly time: boolean;
  /** `yyyy-MM-dd`, with `time` `yyyy-MM-dd HH:mm:ss`; or, as it was typed, what can't be read as one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, in words; shown once the field is left. */
  readonly problem?: ReactNode;
  readonly required?: boolean;
  readonly onBlur?: () => void;
  readonly fullWidth?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** A day (with `time`, a moment), typed or picked from a calendar. What can't be read stays as it was typed. */
export function DateField({ time, value, onChange, ...field }: DateFieldProps) {
  const translate = useTranslate();
  return (
    <PickerField
      {...field}
      hint={translate(time ? 'form.momentHint' : 'form.dayHint')}
      text={value}
      onType={(text) => onChange(momentOf(text, time))}
      calendar={(anchor, close) => (
        <DayCalendar
          label={field.label}
          time={time}
          value={value}
          onChange={onChange}
          anchor={anchor}
          onClose={close}
        />
      )}
    />
  );
}

/** A typed day of a moment is its midnight. */
function momentOf(text: string, time: boolean) {
  const moment = readMoment(text, time) ?? text;
  return time && readMoment(text, false) ? `${moment} 00:00:00` : moment;
}
