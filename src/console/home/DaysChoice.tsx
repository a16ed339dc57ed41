import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Clock } from '../../clock';
import { addDays } from '../../kinds/inputs/date/calendar/days';

interface DaysChoiceProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** Chooses how many days a chart shows. */
export function DaysChoice({ days, onChange }: DaysChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      onChange={(_, chosen: number | null) => chosen && onChange(chosen)}
      aria-label={translate('home.range')}
    >
      {SPANS.map((span) => (
        <ToggleButton key={span} value={span}>
          {translate('home.days', { smart_count: span })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const SPANS = [7, 30];

/** The last days by a clock, today last. */
export function lastDays(count: number, { today }: Clock): readonly string[] {
  const last = today();
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}
