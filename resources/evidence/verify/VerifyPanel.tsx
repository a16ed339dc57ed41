import { Alert, Stack, Typography } from '@mui/material';
import { Progress, takeFocus } from 'declared-console/ui';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { PreservedDigest } from '../hash/preservedDigest';
import { algorithmsFor } from '../hash/verdict';
import { FileDrop } from './FileDrop';
import { useVerification } from './useVerification';
import { VerdictReport } from './VerdictReport';

/**
 * Local verification: computes the digests of a chosen or dropped file on this machine and compares them with those that
 * its certificate has.
 */
export function VerifyPanel({ preserved }: { preserved: readonly PreservedDigest[] }) {
  const translate = useTranslate();
  const { state, verify, cancel } = useVerification(preserved);
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  const tool = useRef<HTMLDivElement>(null);
  // Each step replaces the controls of the previous one.
  useEffect(() => {
    if (state.step !== 'idle') takeFocus(tool.current?.querySelector('button, input') ?? null);
  }, [state.step]);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {words('privacy')}
      </Typography>
      {preserved.every(({ hex }) => hex === undefined) && <Alert severity="info">{words('noDigest')}</Alert>}
      <div ref={tool}>
        {state.step === 'computing' ? (
          <Progress
            label={words('computing', {
              name: state.name,
              algorithms: algorithmsFor(preserved).join(words('and')),
            })}
            part={state.fraction}
            cancel={words('cancel')}
            onCancel={cancel}
          />
        ) : (
          <FileDrop label={words(state.step === 'done' ? 'again' : 'choose')} onFile={verify} />
        )}
      </div>
      {state.step === 'done' && <VerdictReport {...state} />}
    </Stack>
  );
}
