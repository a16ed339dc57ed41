import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Sentence } from '../../kit/Sentence';
import type { Result } from './sendInTurn';

interface ResultLineProps {
  readonly result: Result | undefined;
  /** The i18n key under which the outcomes are put into words. */
  readonly words: string;
  /** What it is about. */
  readonly children: ReactNode;
}

const colors = {
  sending: 'text.secondary',
  done: 'success.main',
  held: 'warning.main',
  unsure: 'warning.main',
  look: 'warning.main',
  taken: 'warning.main',
  decided: 'warning.main',
  refused: 'error.main',
} as const;

/**
 * One of several things that are sent, in a list: what it is, what became of it, and why.
 * @example
 * <ol>
 *   <ResultLine result={{ outcome: 'refused', reason: 'Lent already' }} words="pages.lendMany.results">Saw</ResultLine>
 * </ol>
 */
export function ResultLine({ result, words, children }: ResultLineProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {children}
      {result && (
        <Box component="span" sx={{ color: colors[result.outcome], fontWeight: 600 }}>
          {` · ${translate(`${words}.${result.outcome}`)}`}
        </Box>
      )}
      {result?.reason && (
        <Box sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          <Sentence words={result.reason} />
        </Box>
      )}
    </Box>
  );
}
