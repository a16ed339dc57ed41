import type { SxProps, Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { lazyChunk } from '../../lazyChunk';
import { readRange, type TypedRange, writeRange } from './calendar/typed';
import { PickerField } from './PickerField';

const DateRangeCalendar = lazyChunk(() => import('./calendar/DateRangeCalendar'));

interface DateRangeFieldProps {
  /** In words. */
  readonly label: string;
  /** Moments instead of days. */
  readonly time: boolean;
  readonly value: TypedRange;
  readonly onChange: (value: TypedRange) => void;
  /** What is wrong with the value, in words; shown once the field is left. */
  readonly problem?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** Two days (with `time`, two moments), typed or picked from a calendar. */
export function DateRangeField({ label, time, value, onChange, problem, sx }: DateRangeFieldProps) {
  const translate = useTranslate();
  return (
    <PickerField
      label={label}
      hint={translate('form.rangeHint')}
      text={typeof value === 'object' ? writeRange(value) : (value ?? '')}
      onType={(text) => onChange(text.trim() === '' ? undefined : (readRange(text, time) ?? text))}
      problem={problem}
      sx={sx}
      calendar={(anchor, close) => (
        <DateRangeCalendar
          label={label}
          time={time}
          value={typeof value === 'object' ? value : undefined}
          onChange={onChange}
          anchor={anchor}
          onClose={close}
        />
      )}
    />
  );
}
