import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { differingGroups } from '../hash/digest';
import type { HashOutcome, Verdict } from '../hash/verdict';
import { Digest } from './Digest';

interface VerdictReportProps {
  /** The file's name. */
  readonly name: string;
  readonly outcome: HashOutcome;
  readonly verdict: Verdict;
}

/** The result of a local verification, with the digests it is based on. */
export function VerdictReport({ name, outcome, verdict }: VerdictReportProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity={severities[verdict.kind]}>
        <AlertTitle>{words(verdict.kind)}</AlertTitle>
        {words(reasonOf(verdict))}
        <Box sx={{ fontSize: 13, overflowWrap: 'anywhere', mt: 0.5 }}>{name}</Box>
        {outcome.kind === 'digest' && outcome.bytes === 0 && words('empty')}
      </Alert>
      {verdict.kind === 'mismatch' && <Mismatch {...verdict} />}
      {verdict.kind !== 'mismatch' && outcome.kind === 'digest' && (
        <Digest label={words('actual')} digest={outcome.digest} algorithm="SHA-256" />
      )}
    </Stack>
  );
}

function Mismatch({ expected, actual }: { expected: string; actual: string }) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  const differing = differingGroups(expected, actual);
  return (
    <>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {words('causes')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14, lineHeight: 1.7 }}>
          {CAUSES.map((cause) => (
            <li key={cause}>{words(`cause.${cause}`)}</li>
          ))}
        </Box>
      </Box>
      <Digest label={words('expected')} digest={expected} algorithm="SHA-256" differing={differing} />
      <Digest label={words('actual')} digest={actual} algorithm="SHA-256" differing={differing} />
      <Typography variant="body2" color="text.secondary">
        {words('differing', { groups: differing.map((index) => index + 1).join(words('and')) })}
      </Typography>
    </>
  );
}

const CAUSES = ['edited', 'transfer', 'other'] as const;

const severities = {
  match: 'success',
  mismatch: 'error',
  undecidable: 'warning',
  cancelled: 'info',
} as const satisfies Record<Verdict['kind'], unknown>;

/** The sentence for a verdict: a key under `pages.certificate.verifier`. */
const reasonOf = (verdict: Verdict) =>
  verdict.kind === 'undecidable' ? undecidable[verdict.reason] : `${verdict.kind}Hint`;

const undecidable = {
  noDigest: 'undecidableDigest',
  unreadable: 'undecidableRead',
  unavailable: 'undecidableCompute',
} as const;
