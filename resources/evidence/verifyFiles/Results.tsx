import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { BusyButton, CopyButton, fileName, Section, saveFile, toCsv } from 'declared-console/ui';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../../clock';
import type { createBatch } from './batch';
import { ResultRow } from './ResultRow';
import type { Result } from './results';
import { countsOf, type Line, rowsOf, summaryOf } from './rows';
import { TONES } from './tones';

interface ResultsProps {
  readonly lines: readonly Line[];
  readonly isOver: boolean;
  readonly batch: ReturnType<typeof createBatch>;
}

/** How many files are shown at first, and each time that more are asked for. */
const SHOWN = 100;

/** The results: how many there are of each, and the files, all or those of one result. */
export function Results({ lines, isOver, batch }: ResultsProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.verifyFiles.${key}`, options);
  const [chosen, setChosen] = useState<Result['kind']>();
  const [most, setMost] = useState(SHOWN);
  const counts = countsOf(lines);
  const only = counts.some(({ kind }) => kind === chosen) ? chosen : undefined;
  const matching = only ? lines.filter(({ result }) => result.kind === only) : lines;
  const rest = matching.length - most;
  const summary = summaryOf(lines, translate);

  function save() {
    const csv = new Blob([toCsv(rowsOf(lines, translate))], { type: 'text/csv;charset=utf-8' });
    saveFile(fileName(words('title'), today(), '.csv'), csv);
  }

  return (
    <Section
      title={words('summary')}
      aside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
          <CopyButton text={summary} what={words('copied')} />
          <BusyButton isBusy={!isOver} onClick={save}>
            {words('save')}
          </BusyButton>
          <Button onClick={batch.clear}>{words('clear')}</Button>
        </Box>
      }
    >
      {/* Read aloud once, when it is over; seen, it is what can be filtered by. */}
      <Box role="status" sx={visuallyHidden}>
        {isOver && summary}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <span>{words('files', { smart_count: lines.length })}</span>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={only ?? null}
          onChange={(_, kind: Result['kind'] | null) => {
            setChosen(kind ?? undefined);
            setMost(SHOWN);
          }}
          aria-label={words('only')}
          sx={toggles}
        >
          {counts.map(({ kind, count }) => (
            <ToggleButton key={kind} value={kind}>
              <Box component="span" sx={{ color: TONES[kind], fontWeight: 600, mr: 0.75 }}>
                {count}
              </Box>
              {words(`results.${kind}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {counts.some(({ kind }) => kind === 'failed') && (
          <Button onClick={() => batch.retry()}>{words('retryAll')}</Button>
        )}
      </Box>
      <Box component="ul" aria-label={words('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {matching.slice(0, most).map((line) => (
          <ResultRow
            key={line.file.id}
            {...line}
            onAssign={(number) => batch.assign(line.file.id, number)}
            onRetry={batch.retry}
          />
        ))}
      </Box>
      {rest > 0 && (
        <Button onClick={() => setMost(most + SHOWN)}>
          {words('more', { count: Math.min(SHOWN, rest), rest })}
        </Button>
      )}
    </Section>
  );
}

const toggles = {
  flexWrap: 'wrap',
  gap: 0.75,
  // They wrap, so each has its own border.
  '& .MuiToggleButton-root': {
    textTransform: 'none',
    px: 1.25,
    py: 0.5,
    ml: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
  },
} as const;
