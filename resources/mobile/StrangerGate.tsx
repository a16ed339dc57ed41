import type { MobileWords } from '@i18n/mobile';
import { type ReactNode, useState } from 'react';
import styles from './preview.module.css';

interface StrangerGateProps {
  readonly t: MobileWords;
  /** The host of the file if it isn't one of this service's. */
  readonly host: string | undefined;
  readonly children: ReactNode;
}

/**
 * Loads a stranger's file only after a click past its host's name, which stays above it: anybody can make such a link, and
 * what it shows stands under this product's heading.
 */
export function StrangerGate({ t, host, children }: StrangerGateProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (host === undefined) return children;
  if (!isWanted) {
    return (
      <div className={styles.notice}>
        <div role="alert">
          <h2>{t.stranger.title}</h2>
          <p>
            {t.stranger.where} <b>{host}</b>
          </p>
          <p>{t.stranger.hint}</p>
        </div>
        <button type="button" className={styles.button} onClick={() => setIsWanted(true)}>
          {t.stranger.show}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className={styles.caption}>
        {t.stranger.where} <b>{host}</b>
      </p>
      {children}
    </>
  );
}
