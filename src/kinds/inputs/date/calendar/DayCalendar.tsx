import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../../../kit/ConsoleContext';
import { Calendar } from './Calendar';
import { readMoment } from './typed';

interface DayCalendarProps {
  readonly time: boolean;
  /** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; anything else counts as none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** Picks one day; with `time`, also a time. */
export default function DayCalendar({ time, value, onChange, onClose }: DayCalendarProps) {
  const translate = useTranslate();
  const { clock } = useConsole();
  const moment = readMoment(value, true);
  const day = moment?.slice(0, 10);
  const timeOfDay = moment?.slice(11) || '00:00:00';

  function set(nextDay: string, nextTime: string) {
    const next = readMoment(time ? `${nextDay} ${nextTime}` : nextDay, time);
    if (next) onChange(next);
  }

  function pick(picked: string) {
    set(picked, timeOfDay);
    if (!time) onClose();
  }

  return (
    <>
      <Calendar start={day} end={day} months={1} onPick={pick} />
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
        {time && (
          <TextField
            type="time"
            label={translate('form.times.at')}
            value={timeOfDay}
            disabled={!day}
            onChange={(event) => day && set(day, event.target.value)}
            slotProps={{ htmlInput: { step: 1 }, inputLabel: { shrink: true } }}
            sx={{ width: 168 }}
          />
        )}
        <Button onClick={() => pick(clock.today())}>{translate('form.presets.today')}</Button>
        {time && (
          <Button variant="contained" onClick={onClose} sx={{ ml: 'auto' }}>
            {translate('form.confirm')}
          </Button>
        )}
      </Stack>
    </>
  );
}
