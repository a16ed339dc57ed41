import { Alert, AlertTitle, Box } from '@mui/material';
import { Sentence } from 'declared-console/ui';
import { visibleText } from 'declared-console/values';
import { useTranslate } from 'react-admin';
import { type PackagedFile, type PackagedVerdict, VERDICTS } from './packagedFile';

interface FindingsProps {
  readonly files: readonly PackagedFile[];
  /** The verdicts to list; the worst come first. */
  readonly of: readonly Finding[];
}

/** A verdict whose files must be listed. */
export type Finding = Exclude<PackagedVerdict, 'match'>;

/** Lists the files with these verdicts by number, mismatches first. */
export function Findings({ files, of }: FindingsProps) {
  const translate = useTranslate();
  const found = VERDICTS.filter(
    (verdict): verdict is Finding => verdict !== 'match' && of.includes(verdict),
  ).map((verdict) => ({ verdict, those: files.filter((file) => file.verdict === verdict) }));
  return found.map(
    ({ verdict, those }) =>
      those.length > 0 && (
        <Alert key={verdict} severity={severities[verdict]}>
          <AlertTitle>
            {translate('pages.downloads.package.of', {
              verdict: translate(`pages.downloads.package.verdicts.${verdict}`),
              count: those.length,
            })}
          </AlertTitle>
          <Box component="ul" sx={list}>
            {those.map(({ number, path, reason }) => (
              <li key={number}>
                {visibleText(path?.split('/').at(-1) ?? number)}
                {reason && (
                  <Box sx={{ fontSize: 13 }}>
                    <Sentence words={reason} />
                  </Box>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      ),
  );
}

const severities = {
  mismatch: 'error',
  incomplete: 'error',
  missing: 'warning',
  undecidable: 'info',
} as const satisfies Record<Finding, unknown>;

const list = { m: 0, pl: 2, maxHeight: 160, overflow: 'auto', overflowWrap: 'anywhere' };
