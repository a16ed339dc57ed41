import { Box } from '@mui/material';
import { visibleText } from 'declared-console/values';
import { useTranslate } from 'react-admin';
import { type CustodyEntry, unitsOf } from './custody';

/** The events of a piece of evidence in order; a gap is a dashed stretch that states its length. */
export function Timeline({ entries }: { entries: readonly CustodyEntry[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
      {Object.entries(entries).map(([index, entry]) => (
        <Box key={index} component="li" sx={line[entry.kind]}>
          <Entry entry={entry} />
        </Box>
      ))}
    </Box>
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

const item = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  pl: 2.5,
  py: 0.5,
  breakInside: 'avoid',
  borderLeft: '2px solid',
  borderColor: 'divider',
  ml: '5px',
} as const;
const dot = {
  content: '""',
  position: 'absolute',
  left: '-6px',
  top: '11px',
  width: 10,
  height: 10,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid',
} as const;
const line = {
  event: { ...item, '&::before': { ...dot, borderColor: 'primary.main', bgcolor: 'background.paper' } },
  gap: {
    ...item,
    borderLeftStyle: 'dashed',
    borderColor: 'text.disabled',
    color: 'text.secondary',
    fontSize: 13,
    py: 1,
  },
  unknown: {
    ...item,
    borderLeftStyle: 'dashed',
    borderColor: 'text.disabled',
    color: 'text.secondary',
    '&::before': { ...dot, borderColor: 'divider', bgcolor: 'background.paper' },
  },
} as const;
