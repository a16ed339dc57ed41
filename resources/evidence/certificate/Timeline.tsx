import { Box } from '@mui/material';
import { TimelineItem, TimelineList } from 'declared-console/ui';
import { visibleText } from 'declared-console/values';
import { useTranslate } from 'react-admin';
import { type CustodyEntry, unitsOf } from './custody';

/** The events of a piece of evidence in order; a gap is a dashed stretch that states its length. */
export function Timeline({ entries }: { entries: readonly CustodyEntry[] }) {
  return (
    <TimelineList>
      {Object.entries(entries).map(([index, entry]) => (
        <TimelineItem key={index} is={entry.kind}>
          <Entry entry={entry} />
        </TimelineItem>
      ))}
    </TimelineList>
  );
}

function Entry({ entry }: { entry: CustodyEntry }) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.certificate.custody.${key}`, options);
  if (entry.kind === 'gap') {
    const length = unitsOf(entry.seconds).map(({ unit, count }) => words(`units.${unit}`, { count }));
    return words('gap', { length: length.join('').trim() });
  }
  if (entry.kind === 'unknown') return `${words(entry.what)} · ${words('unknown')}`;
  return (
    <>
      <Box component="time" sx={{ color: 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
        {entry.at}
      </Box>
      <span>{words(entry.what)}</span>
      {entry.who && <Box sx={{ color: 'text.secondary' }}>{visibleText(entry.who)}</Box>}
    </>
  );
}
