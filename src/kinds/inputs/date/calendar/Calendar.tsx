import { Box, type Theme } from '@mui/material';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { useConsole } from '../../../../kit/ConsoleContext';
import { fromGrid, toGrid } from './days';
import { useCalendarWords } from './useCalendarWords';

interface CalendarProps {
  /** `yyyy-MM-dd`; a time after it is ignored. Without `end`, a range is being picked. */
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly months: number;
  readonly onPick: (day: string) => void;
}

/** A calendar of one or more months, weeks starting on Monday. */
export function Calendar({ start, end, months, onPick }: CalendarProps) {
  const words = useCalendarWords();
  const now = useConsole().clock.today();
  return (
    <Box sx={look}>
      <DayPicker
        {...words}
        mode="range"
        autoFocus
        selected={start ? { from: toGrid(start), to: end ? toGrid(end) : undefined } : undefined}
        onSelect={(_range, day) => onPick(fromGrid(day))}
        defaultMonth={firstMonth(end ?? now, months)}
        today={toGrid(now)}
        numberOfMonths={months}
        weekStartsOn={1}
        fixedWeeks={months === 1}
        showOutsideDays={months === 1}
      />
    </Box>
  );
}

/** The last month shown is that of the range's end, or the current one: users look for dates in the past. */
function firstMonth(day: string, months: number) {
  const date = toGrid(`${day.slice(0, 8)}01`);
  date.setMonth(date.getMonth() - months + 1);
  return date;
}

const look = ({ palette, shape }: Theme) => ({
  '& .rdp-root': {
    '--rdp-accent-color': palette.primary.main,
    '--rdp-accent-background-color': palette.action.selected,
    '--rdp-range_start-color': palette.primary.contrastText,
    '--rdp-range_end-color': palette.primary.contrastText,
    '--rdp-day-width': '38px',
    '--rdp-day-height': '36px',
    '--rdp-day_button-width': '38px',
    '--rdp-day_button-height': '34px',
    '--rdp-day_button-border-radius': `${shape.borderRadius}px`,
    '--rdp-months-gap': '24px',
    '--rdp-nav-height': '36px',
    fontVariantNumeric: 'tabular-nums',
  },
  // With times below it, the dialog is wider than a month.
  '& .rdp-months': { mx: 'auto' },
  '& .rdp-month_caption': { fontSize: 15, fontWeight: 600, alignItems: 'center', pl: 1 },
  '& .rdp-weekday': { fontSize: 12, fontWeight: 400, color: palette.text.secondary, opacity: 1 },
  '& .rdp-selected': { fontSize: 'inherit', fontWeight: 600 },
  '& .rdp-today': { fontWeight: 700 },
  '& .rdp-day_button:hover': { backgroundColor: palette.action.hover },
  '& .rdp-range_start .rdp-day_button:hover, & .rdp-range_end .rdp-day_button:hover': {
    backgroundColor: palette.primary.dark,
  },
  // Translucent, they would have too little contrast.
  '& .rdp-outside': { color: palette.text.secondary, opacity: 1 },
  // Forced colours remove backgrounds, and show transparent borders.
  '@media (forced-colors: active)': {
    '& .rdp-day_button': { borderColor: 'Canvas' },
    '& .rdp-chevron': { fill: 'currentColor' },
    '& .rdp-selected .rdp-day_button': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
    '& .rdp-selected .rdp-day_button:not(:focus-visible)': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
  },
});
