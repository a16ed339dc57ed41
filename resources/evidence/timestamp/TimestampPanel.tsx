import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { visibleText } from 'declared-console/values';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { now, wallTime } from '../../clock';
import type { Digests } from '../hash/algorithm';
import type { PreservedDigest } from '../hash/preservedDigest';
import { FileDrop } from '../verify/FileDrop';
import { isWrong, TIMESTAMP_PARTS, type TimestampCheck } from './timestamp';
import { tokenBytes } from './tokenBytes';

interface TimestampPanelProps {
  readonly preserved: readonly PreservedDigest[];
  /** The token that came with the certificate, in base64. */
  readonly token: string | undefined;
}

/** In bytes: a token with its certificates is a few thousand. */
const MOST = 1024 * 1024;

/** Checks a time stamp of the file, the certificate's own or a dropped one, against the digests that the certificate states. */
export default function TimestampPanel({ preserved, token }: TimestampPanelProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`pages.certificate.timestamp.${key}`);
  const [checked, setChecked] = useState<{ readonly name?: string; readonly check: TimestampCheck }>();
  const digests = statedDigests(preserved);

  async function check(bytes: Uint8Array<ArrayBuffer>, name?: string) {
    setChecked({ name, check: await checkNow(bytes, digests) });
  }
  async function take(file: File) {
    const bytes = file.size > MOST ? undefined : await file.arrayBuffer().catch(() => undefined);
    await check(new Uint8Array(bytes ?? new ArrayBuffer()), file.name);
  }
  useEffect(() => {
    if (!token) return;
    let isOver = false;
    const known = statedDigests(preserved);
    void checkNow(tokenBytes(token) ?? new Uint8Array(), known).then((found) => {
      if (!isOver) setChecked({ check: found });
    });
    return () => {
      isOver = true;
    };
  }, [token, preserved]);

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {words('against')}
      </Typography>
      <FileDrop label={words('choose')} onFile={take} />
      <div role="status">{checked && <Checked {...checked} />}</div>
    </Stack>
  );
}

/** Loads what reads tokens only now: it is large. */
async function checkNow(bytes: Uint8Array<ArrayBuffer>, digests: Digests): Promise<TimestampCheck> {
  const reader = await import('./checkToken').catch(() => undefined);
  return reader
    ? reader.checkToken(bytes, digests, new Date(now()))
    : { kind: 'uncheckable', reason: 'noCrypto' };
}

/** What the check found, part by part. */
function Checked({ name, check }: { readonly name?: string; readonly check: TimestampCheck }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`pages.downloads.package.timestamps.${key}`);
  if (check.kind === 'unreadable') return <Alert severity="warning">{words('unreadable')}</Alert>;
  const parts =
    check.kind === 'checked'
      ? TIMESTAMP_PARTS.map((part) => words(`${part}.${check[part]}`))
      : [words(`reasons.${check.reason}`)];
  const isGood = check.kind === 'checked' && TIMESTAMP_PARTS.every((part) => check[part] === 'good');
  const by = [check.signer, check.root].flatMap((each) => (each ? [visibleText(each)] : [])).join(' ← ');
  return (
    <Alert severity={isWrong(check) ? 'error' : isGood ? 'success' : 'info'}>
      {check.at && <AlertTitle>{wallTime(new Date(check.at))}</AlertTitle>}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Box>
      <Box sx={{ fontSize: 13, overflowWrap: 'anywhere', mt: 0.5 }}>
        {[by, name && visibleText(name)].filter(Boolean).join(' · ')}
      </Box>
    </Alert>
  );
}

/** The certificate's digests whose algorithm it states: nothing else can call a time stamp one of another file. */
const statedDigests = (preserved: readonly PreservedDigest[]): Digests =>
  Object.fromEntries(
    preserved.flatMap(({ hex, isStated, algorithms }) =>
      hex && isStated && algorithms[0] ? [[algorithms[0], hex]] : [],
    ),
  );
