import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/**
 * A spinner in place of what is being loaded.
 * @example <Deferred fallback={<Waiting />}><EmbeddedList name="desk/loans" params={{}} /></Deferred>
 */
export function Waiting() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('list.loading')} sx={waiting}>
      <CircularProgress aria-hidden size={28} />
    </Box>
  );
}

const waiting = { display: 'grid', placeItems: 'center', py: 8 };
