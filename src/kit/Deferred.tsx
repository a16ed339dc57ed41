import { Box, Button } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { answers } from '../api/answers';
import { ChunkError } from '../chunks';

interface DeferredProps {
  /** Shown while loading. */
  readonly fallback?: ReactNode;
  /** Closes what opens over the page. If it can't be loaded, a toast says so, and it can be opened again. */
  readonly onClose?: () => void;
  /** For what nobody waits for: if it can't be loaded, nothing is said, and the fallback stays. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A Suspense for lazy chunks which also handles chunks that can't be loaded: it says so, and offers a retry.
 * @example
 * import { lazyChunk } from 'declared-console';
 *
 * const Scanner = lazyChunk(() => import('./Scanner'));
 * <Deferred fallback={<Waiting />}><Scanner /></Deferred>
 */
export function Deferred({ fallback, onClose, quiet, children }: DeferredProps) {
  const notify = useNotify();
  const translate = useTranslate();
  function failed(error: unknown) {
    if (!(error instanceof ChunkError)) return;
    error.forget();
    if (!onClose) return;
    const mistake = import.meta.env.DEV ? mistakeOf(error) : '';
    const said = mistake ? `${translate(error.message)} ${mistake}` : error.message;
    notify(said, { type: 'error', messageArgs: { _: said } });
    onClose();
  }
  return (
    <ErrorBoundary
      onError={failed}
      fallbackRender={({ error, resetErrorBoundary }: FallbackProps) => {
        // Other errors are shown further up.
        if (!(error instanceof ChunkError)) throw error;
        return quiet ? fallback : !onClose && <ChunkNotice error={error} onRetry={resetErrorBoundary} />;
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface ChunkNoticeProps {
  readonly error: ChunkError;
  readonly onRetry: () => void;
}

/** Uses only what is loaded already, as anything else might fail to load, too. */
function ChunkNotice({ error, onRetry }: ChunkNoticeProps) {
  const { message, canRetry } = error;
  const translate = useTranslate();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!canRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [canRetry, onRetry]);
  const reload = async () => ((await answers(location.origin)) ? location.reload() : setAway(true));
  return (
    <Box sx={notice}>
      <Box component="p" role="alert" sx={{ m: 0 }}>
        {translate(isAway ? 'errors.offline' : message)}
      </Box>
      {import.meta.env.DEV && <code>{mistakeOf(error)}</code>}
      <Button variant="outlined" onClick={canRetry ? onRetry : reload}>
        {translate(canRetry ? 'errors.retry' : 'errors.reload')}
      </Button>
    </Box>
  );
}

/** In development: what was thrown, as it may be an error in a declaration rather than the network's. */
function mistakeOf({ cause }: ChunkError): string {
  if (cause instanceof ChunkError) return mistakeOf(cause);
  return cause instanceof Error ? cause.message : '';
}

const notice = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 3,
  color: 'error.main',
  textAlign: 'center',
};
