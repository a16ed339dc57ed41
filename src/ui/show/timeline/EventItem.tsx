import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CellValue } from '../../../kinds/fields/FieldValue';
import { formatValue } from '../../../kit/format';
import { NEW_TAB } from '../../../kit/newTab';
import { TimelineItem } from '../../../kit/TimelineList';
import { fieldAt, valueAt } from '../../../model/paths';
import { isEmptyValue } from '../../../model/values';
import type { TimelineEvent } from './events';

interface EventItemProps {
  readonly event: TimelineEvent;
  /** The i18n key of the section's words. */
  readonly words: string;
}

/** One event: at what time, of which source, and what is known of it. */
export function EventItem({ event, words }: EventItemProps) {
  const { at, source, row, shape, shows, labels, to, newTab } = event;
  const translate = useTranslate();
  const name = translate(`${words}.sources.${source}`);
  const values = shows.flatMap((path) => {
    const [field, value] = [fieldAt(shape, path), valueAt(row, path)];
    return field && !isEmptyValue(value) ? [{ path, field, value }] : [];
  });
  const toned = values.find(({ field }) => field.of);
  const time = at?.slice(11);
  return (
    <TimelineItem
      is={at === undefined ? 'unknown' : 'event'}
      tone={toned?.field.of?.options[String(toned.value)]?.tone}
    >
      {at && (
        <Box component="time" dateTime={at.replace(' ', 'T')} sx={when}>
          {time}
        </Box>
      )}
      {to ? (
        <MuiLink component={Link} to={to} {...(newTab && NEW_TAB)} sx={link}>
          {name}
        </MuiLink>
      ) : (
        <span>{name}</span>
      )}
      {values.map(({ path, field, value }, index) => {
        const label = translate(`${labels}.fields.${path}`);
        return (
          <Box key={path} component="span" sx={said}>
            {/* What it is called, and how it stands, speak for themselves. */}
            {index > 0 && !field.of && (
              <Box component="span" sx={named}>
                {label}
              </Box>
            )}
            <CellValue
              field={field}
              value={value}
              text={formatValue(field, value, translate)}
              label={label}
            />
          </Box>
        );
      })}
    </TimelineItem>
  );
}

const when = {
  color: 'text.secondary',
  fontSize: 13,
  minWidth: '4.5em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};
const link = { fontWeight: 500, '@media (pointer: coarse)': { py: 1.25 } };
const named = { color: 'text.secondary', fontSize: 13, mr: 0.5 };
const said = { minWidth: 0, overflowWrap: 'anywhere' };
