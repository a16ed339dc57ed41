import { Box } from '@mui/material';
import { type Result, ResultLine } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import type { Recipient } from './useRecipients';

interface RecipientLineProps {
  readonly recipient: Recipient;
  /** The kind of user that was chosen. */
  readonly wanted: string;
  /** Whether users are looked up. */
  readonly isVisible: boolean;
  readonly result: Result | undefined;
}

/** A recipient: the number, whose it is, and what became of the gift. */
export function RecipientLine({
  recipient: { mobile, user, kind },
  wanted,
  isVisible,
  result,
}: RecipientLineProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.giveMany.${key}`, options);
  const type = translate(`enums.userType.${kind}`);
  const isMissing = isVisible && user === null;
  return (
    <ResultLine result={result} words="pages.giveMany.results">
      {user?.name ? words('whom', { name: user.name, mobile }) : mobile}
      {!isMissing && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${words(kind === wanted ? 'kind' : 'otherKind', { type })}`}
        </Box>
      )}
      {isMissing && <Box component="span" sx={{ color: 'error.main' }}>{` · ${words('missing')}`}</Box>}
    </ResultLine>
  );
}
