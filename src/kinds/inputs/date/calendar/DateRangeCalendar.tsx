import { Box, Button, Stack, TextField, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../../../kit/ConsoleContext';
import { type DateRange, parseDateRange } from '../../../../model/dateRange';
import { Calendar } from './Calendar';
import { presets } from './days';
import { readMoment, type TypedRange, writeRange } from './typed';

interface DateRangeCalendarProps {
  readonly time: boolean;
  readonly value: DateRange | undefined;
  readonly onChange: (value: TypedRange) => void;
  readonly onClose: () => void;
}

/** Picks a range by its two days or by a preset; with `time`, also the times of both ends. */
export default function DateRangeCalendar({ time, value, onChange, onClose }: DateRangeCalendarProps) {
  const translate = useTranslate();
  const { clock } = useConsole();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [start, setStart] = useState<string>();
  // While times are typed, the end may come before the start.
  const [range, setRange] = useState(value);

  function change(next: DateRange) {
    setRange(next);
    onChange(parseDateRange(next, time) ?? writeRange(next));
  }

  function pick(day: string) {
    if (!start) return setStart(day);
    setStart(undefined);
    change(start < day ? { start, end: day } : { start: day, end: start });
    if (!time) onClose();
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <Box sx={presetList}>
        {Object.entries(presets).map(([name, rangeTo]) => (
          <Button
            key={name}
            onClick={() => {
              change(rangeTo(clock.today()));
              onClose();
            }}
            sx={{ justifyContent: 'flex-start', minWidth: { xs: 0, sm: 72 } }}
          >
            {translate(`form.presets.${name}`)}
          </Button>
        ))}
      </Box>
      <div>
        <Calendar
          start={start ?? range?.start}
          end={start ? undefined : range?.end}
          months={isPhone ? 1 : 2}
          onPick={pick}
        />
        {time && <Times range={range} onChange={change} onDone={onClose} />}
      </div>
    </Stack>
  );
}

interface TimesProps {
  readonly range: DateRange | undefined;
  readonly onChange: (range: DateRange) => void;
  readonly onDone: () => void;
}

/** The times of both ends; by default, the beginning of the first day and the end of the last. */
function Times({ range, onChange, onDone }: TimesProps) {
  const translate = useTranslate();
  const set = (end: 'start' | 'end', clock: string) => {
    const moment = range && readMoment(`${range[end].slice(0, 10)} ${clock}`, true);
    if (moment) onChange({ ...range, [end]: moment });
  };
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      {(['start', 'end'] as const).map((end) => (
        <TextField
          key={end}
          type="time"
          label={translate(`form.times.${end}`)}
          value={range?.[end].slice(11) || (end === 'start' ? '00:00:00' : '23:59:59')}
          disabled={!range}
          onChange={(event) => set(end, event.target.value)}
          slotProps={{ htmlInput: { step: 1 }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 136px', maxWidth: 168 }}
        />
      ))}
      <Button variant="contained" onClick={onDone} sx={{ ml: 'auto' }}>
        {translate('form.confirm')}
      </Button>
    </Stack>
  );
}

const presetList = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'auto' },
  alignContent: 'start',
  gap: 0.5,
  pr: { xs: 0, sm: 1.5 },
  borderRight: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
};
