import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { takeFocus } from '@/ui/takeFocus';
import { FileDrop } from './FileDrop';
import { useVerification } from './useVerification';
import { VerdictReport } from './VerdictReport';

/**
 * Local verification: a file is chosen or dropped, its SHA-256 computed on this machine and compared with the digest of
 * the time it was preserved. `expected` is the certificate's digest, `undefined` where it has none that can be compared.
 */
export function VerifyPanel({ expected }: { expected: string | undefined }) {
  const translate = useTranslate();
  const { state, verify, cancel } = useVerification(expected);
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  const tool = useRef<HTMLDivElement>(null);
  // Each step has a tool of its own, and takes the one before it away.
  useEffect(() => {
    if (state.step !== 'idle') takeFocus(tool.current?.querySelector('button, input') ?? null);
  }, [state.step]);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {words('privacy')}
      </Typography>
      {!expected && <Alert severity="info">{words('noDigest')}</Alert>}
      <div ref={tool}>
        {state.step === 'computing' ? (
          <Computing name={state.name} fraction={state.fraction} onCancel={cancel} />
        ) : (
          <FileDrop label={words(state.step === 'done' ? 'again' : 'choose')} onFile={verify} />
        )}
      </div>
      {state.step === 'done' && <VerdictReport {...state} />}
    </Stack>
  );
}

interface ComputingProps {
  readonly name: string;
  /** Of the file's bytes, from 0 to 1. */
  readonly fraction: number;
  readonly onCancel: () => void;
}

function Computing({ name, fraction, onCancel }: ComputingProps) {
  const translate = useTranslate();
  const percent = Math.floor(fraction * 100);
  return (
    <Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('pages.certificate.verifier.computing', { name })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={translate('pages.certificate.verifier.progress')}
          sx={{ flex: 1 }}
        />
        <Typography variant="body2" sx={{ minWidth: '4ch', textAlign: 'right' }}>
          {percent}%
        </Typography>
        <Button variant="outlined" onClick={onCancel}>
          {translate('pages.certificate.verifier.cancel')}
        </Button>
      </Stack>
    </Box>
  );
}
