import type { MobileWords } from '@i18n/mobile';
import { documentFormat, fetchStart, PDF_START, REQUEST_TIMEOUT } from 'declared-console/wire';
import { useLayoutEffect, useRef, useState } from 'react';
import { Failed, Waiting } from './PageStates';
import styles from './preview.module.css';

export interface ImagePreviewProps {
  readonly t: MobileWords;
  readonly url: string;
  /** Called if it turns out to be of a format that only a viewer shows. */
  readonly onDocument?: () => void;
}

/** An image that fits the screen; a double tap or the button shows it at full size, pinching at every size. */
export function ImagePreview({ t, url, onDocument }: ImagePreviewProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'empty'>('loading');
  const [enlarged, setEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = stage.current;
    if (enlarged && at)
      at.scrollTo((at.scrollWidth - at.clientWidth) / 2, (at.scrollHeight - at.clientHeight) / 2);
  }, [enlarged]);
  const toggle = () => setEnlarged(!enlarged);
  async function explain() {
    const start = await fetchStart(url, AbortSignal.timeout(REQUEST_TIMEOUT), PDF_START).catch(
      () => undefined,
    );
    if (onDocument && start && documentFormat(start.bytes)) return onDocument();
    setState(start?.bytes.length === 0 ? 'empty' : 'failed');
  }
  if (state === 'failed' || state === 'empty') {
    const what = state === 'empty' ? t.document.viewer.reasons.empty : t.image.failed;
    return <Failed t={t} what={what} fileUrl={url} onRetry={() => setState('loading')} />;
  }
  return (
    <>
      {state === 'loading' && <Waiting t={t} />}
      <div ref={stage} className={styles.stage} data-enlarged={enlarged} hidden={state === 'loading'}>
        <img
          src={url}
          alt={t.image.alt}
          referrerPolicy="no-referrer"
          onLoad={() => setState('shown')}
          onError={explain}
          onDoubleClick={toggle}
        />
      </div>
      {state === 'shown' && (
        <button type="button" className={styles.floating} aria-pressed={enlarged} onClick={toggle}>
          {enlarged ? t.image.fit : t.image.enlarge}
        </button>
      )}
    </>
  );
}
