import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReportedDigests } from './ReportedDigests';
import type { Report } from './report';

interface VerdictReportProps {
  /** The file's name. */
  readonly name: string;
  readonly report: Report;
}

/** The result of a local verification, with the digests it is based on. */
export function VerdictReport({ name, report }: VerdictReportProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  const { tone, title, matching, hint, computed, isEmpty, causes } = report;
  const listed = (algorithms: readonly string[]) => algorithms.join(words('and'));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity={tone}>
        <AlertTitle>
          <span>{words(title)}</span>
          {matching.length > 0 && <span>{words('by', { algorithms: listed(matching) })}</span>}
        </AlertTitle>
        {words(`hints.${hint}`, { algorithms: listed(computed) })}
        <Box sx={{ fontSize: 13, overflowWrap: 'anywhere', mt: 0.5 }}>{name}</Box>
        {isEmpty && words('empty')}
      </Alert>
      {causes.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {words('causes')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14, lineHeight: 1.7 }}>
            {causes.map((cause) => (
              <li key={cause}>{words(`cause.${cause}`)}</li>
            ))}
          </Box>
        </Box>
      )}
      <ReportedDigests {...report} />
    </Stack>
  );
}
