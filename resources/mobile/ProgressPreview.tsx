import type { MobileWords } from '@i18n/mobile';
import { useLoad } from 'declared-console';
import { get, isObject } from 'declared-console/schema';
import type { Client, UrlGate } from 'declared-console/wire';
import { ApiError } from 'declared-console/wire';
import { useCallback, useEffect, useState } from 'react';
import type { PreviewRoute } from './matchPreview';
import { Failed, FileLink, InvalidLink, Waiting } from './PageStates';
import styles from './preview.module.css';

const getProView = get('/api/evidence/getProView');

/** How long the hint to rotate the phone stays, in seconds. */
const COUNTDOWN = 3;

interface ProgressPreviewProps {
  readonly t: MobileWords;
  readonly client: Client;
  readonly safeUrl: UrlGate;
  readonly route: Extract<PreviewRoute, { page: 'progress' }>;
}

/**
 * A recording: a hint to rotate the phone, a countdown, then the video. Its url is in the route, or in the certificate.
 */
export default function ProgressPreview({ t, client, safeUrl, route }: ProgressPreviewProps) {
  const [waited, setWaited] = useState(false);
  const { baoquan, token, fileUrl, type } = route;
  const find = useCallback(
    async (signal: AbortSignal) => {
      if (fileUrl) return safeUrl(fileUrl);
      if (!baoquan) return undefined;
      const params = { baoquan, type: type === '4' ? 4 : 3 };
      const data = await client.send(getProView, params, { signal, token: token ?? null });
      if (!isObject(data)) throw ApiError.of('malformed');
      return safeUrl(data.path);
    },
    [client, safeUrl, baoquan, token, fileUrl, type],
  );
  const { state, retry } = useLoad(find);

  if (state.kind === 'failed') {
    return <Failed t={t} what={t.progress.failed} error={state.error} onRetry={retry} />;
  }
  if (state.kind === 'ready' && !state.value) return <InvalidLink t={t} />;
  if (!waited) return <RotateHint t={t} onDone={() => setWaited(true)} />;
  return state.kind === 'ready' && state.value ? <Video t={t} url={state.value} /> : <Waiting t={t} />;
}

function RotateHint({ t, onDone }: { t: MobileWords; onDone: () => void }) {
  const [left, setLeft] = useState(COUNTDOWN);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onDone()), 1000);
    return () => clearTimeout(timer);
  }, [left, onDone]);
  return (
    <div className={styles.notice}>
      <svg className={styles.phone} viewBox="0 0 48 48" aria-hidden="true">
        <rect x="16" y="8" width="16" height="32" rx="3" />
        <path d="M22 36h4" />
      </svg>
      <h2>{t.progress.rotate}</h2>
      <span role="timer" className={styles.countdown}>
        {left}
      </span>
      <button type="button" className={styles.button} onClick={onDone}>
        {t.progress.start}
      </button>
    </div>
  );
}

function Video({ t, url }: { t: MobileWords; url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return <Failed t={t} what={t.progress.failed} fileUrl={url} onRetry={() => setFailed(false)} />;
  }
  return (
    <div className={styles.cinema}>
      <video
        src={url}
        controls
        playsInline
        autoPlay
        aria-label={t.progress.video}
        onError={() => setFailed(true)}
      >
        <track kind="captions" />
        <FileLink t={t} url={url} />
      </video>
    </div>
  );
}
