import type { MobileWords } from '@i18n/mobile';
import { useLayoutEffect, useRef, useState } from 'react';
import { Failed, Waiting } from './PageStates';
import styles from './preview.module.css';

export interface ImagePreviewProps {
  readonly t: MobileWords;
  readonly url: string;
  /** Called if it turns out to be empty, or of a format that only a viewer shows. */
  readonly onDocument?: () => void;
}

/** An image that fits the screen; a double tap or the button shows it at full size, pinching at every size. */
export function ImagePreview({ t, url, onDocument }: ImagePreviewProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [enlarged, setEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = stage.current;
    if (enlarged && at)
      at.scrollTo((at.scrollWidth - at.clientWidth) / 2, (at.scrollHeight - at.clientHeight) / 2);
  }, [enlarged]);
  const toggle = () => setEnlarged(!enlarged);
  async function explain() {
    const isOther = import('./isDocument').then(({ isDocument }) => isDocument(url));
    if (onDocument && (await isOther.catch(() => false))) onDocument();
    else setState('failed');
  }
  if (state === 'failed') {
    return <Failed t={t} what={t.image.failed} fileUrl={url} onRetry={() => setState('loading')} />;
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
