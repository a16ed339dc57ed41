import { Badge, Box, Tab, Tabs, TextField } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { AnswerView } from './AnswerView';
import { OffersView } from './OffersView';
import { isDrift, readRow, wireRows } from './readAnswer';
import { SentView } from './SentView';
import { SourceLink } from './SourceLink';
import type { Traced } from './trace';

/** The tabs of a request. */
const SIDES = ['answer', 'sent', 'offers'] as const;

/** One request: what was sent, how its answer was decoded, and what is offered for the selected row. */
export function RequestView({ request }: { readonly request: Traced }) {
  const { codec } = useConsole();
  const translate = useTranslate();
  const id = useId();
  const [side, setSide] = useState<(typeof SIDES)[number]>('answer');
  const [wanted, setIndex] = useState(0);
  const { operation, call, data, rows = [] } = request;
  const reads = useMemo(
    () =>
      operation
        ? wireRows(operation, data, call, codec).map((wire) => readRow(operation.resource.record, wire))
        : [],
    [operation, call, data, codec],
  );
  // Stays at the same row in the next answer, if there is one.
  const index = wanted < reads.length ? wanted : 0;
  const row = rows[index];
  const drifts = reads.map((read) => read.filter(isDrift).length);
  return (
    <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={bar}>
        <Tabs value={side} onChange={(_, chosen) => setSide(chosen)} sx={tabs}>
          {SIDES.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
              label={
                <Badge
                  color="warning"
                  variant="dot"
                  invisible={each !== 'answer' || !drifts.some((count) => count > 0)}
                >
                  {translate(`inspect.${each}.name`)}
                </Badge>
              }
            />
          ))}
        </Tabs>
        <Box sx={{ flex: 1 }} />
        {import.meta.env.DEV && operation && <SourceLink name={operation.resource.name} />}
        {side !== 'sent' && reads.length > 1 && (
          <TextField
            select
            variant="standard"
            value={index}
            onChange={({ target }) => setIndex(Number(target.value))}
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('inspect.row') } }}
            sx={{ minWidth: 96, maxWidth: 200, mr: 1 }}
          >
            {[...reads.keys()].map((at) => (
              <option key={at} value={at}>
                {[`${at + 1}`, rows[at]?.id, (drifts[at] ?? 0) > 0 && `⚠ ${drifts[at]}`]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </TextField>
        )}
      </Box>
      <Box role="tabpanel" tabIndex={0} id={`${id}-panel`} aria-labelledby={`${id}-${side}`} sx={panel}>
        {side === 'sent' && <SentView request={request} />}
        {side === 'answer' && <AnswerView request={request} read={reads[index]} />}
        {side === 'offers' && <OffersView operation={operation} row={row} />}
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
const tabs = { minHeight: 44, '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.5 } };
const panel = { flex: 1, overflow: 'auto' };
