import { Alert, AlertTitle, Box, Chip, Stack, Typography } from '@mui/material';
import { visibleText } from 'declared-console/values';
import { useTranslate } from 'react-admin';
import { FileDrop } from '../../evidence/verify/FileDrop';
import type { RefusedTimestamp, Stamping } from './stamping';
import type { useTimestampFiles } from './useTimestampFiles';

/** Takes time stamps for the files of a package, and says of each that isn't one why. */
export function TimestampFiles({
  chosen,
  refused,
  isReading,
  add,
  remove,
}: ReturnType<typeof useTimestampFiles>) {
  const translate = useTranslate();
  const words = (key: string, options?: object) =>
    translate(`pages.downloads.package.stamping.${key}`, options);
  return (
    <Stack sx={{ gap: 1 }}>
      <FileDrop label={words('choose')} isMultiple onFile={add} />
      <Stack role="status" sx={{ gap: 1 }}>
        {isReading && <Typography variant="body2">{words('reading')}</Typography>}
        {chosen.length > 0 && (
          <Box>
            <Typography variant="body2">{words('chosen', { count: chosen.length })}</Typography>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, maxHeight: 120, overflow: 'auto' }}
            >
              {chosen.map(({ name }) => (
                <Chip
                  key={name}
                  size="small"
                  variant="outlined"
                  label={visibleText(name)}
                  aria-label={words('remove', { name: visibleText(name) })}
                  // Enter removes it too, as Delete does.
                  onClick={() => remove(name)}
                  onDelete={() => remove(name)}
                />
              ))}
            </Box>
          </Box>
        )}
        <RefusedTimestamps refused={refused} />
      </Stack>
    </Stack>
  );
}

/** What became of the time stamps that were added to a saved package. */
export function StampingOutcome({ stamped, refused }: Stamping) {
  const translate = useTranslate();
  return (
    <>
      <RefusedTimestamps refused={refused} />
      {stamped > 0 && (
        <Alert severity="success">
          {translate('pages.downloads.package.stamping.stamped', { smart_count: stamped })}
        </Alert>
      )}
    </>
  );
}

function RefusedTimestamps({ refused }: { readonly refused: readonly RefusedTimestamp[] }) {
  const translate = useTranslate();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {translate('pages.downloads.package.stamping.refused', { smart_count: refused.length })}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 160, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {refused.map(({ name, reasons }) => (
          <li key={name}>
            {visibleText(name)}
            <Box sx={{ fontSize: 13 }}>{reasons.map((reason) => translate(reason)).join(' · ')}</Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
