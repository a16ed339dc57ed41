import type { MobileWords } from '@i18n/mobile';
import { useId, useRef, useState } from 'react';
import { groupDigest } from '../evidence/hash/digest';
import styles from './preview.module.css';

interface DigestProps {
  readonly t: MobileWords;
  readonly name: string;
  /** What it proves. */
  readonly hint: string;
  readonly hash: string | undefined;
  /** Where it can be looked up, in a new window: the hash is the link, and a button says so. */
  readonly href?: string;
}

/** A hash in groups of eight, and a button that copies it whole. */
export function Digest({ t, name, hint, hash, href }: DigestProps) {
  const headingId = useId();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();

  async function copy(whole: string) {
    try {
      await navigator.clipboard.writeText(whole);
      setCopied('copied');
    } catch {
      // Without https there is no clipboard: the person copies what is selected for them.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopied('copyFailed');
    }
  }

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <code ref={text} className={styles.hash}>
        {href && hash ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {groups(hash)}
          </a>
        ) : (
          (hash && groups(hash)) || t.attestation.missing
        )}
      </code>
      <p className={styles.hint}>{hint}</p>
      {hash && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            aria-label={`${t.attestation.copy} ${name}`}
            onClick={() => copy(hash)}
          >
            {t.attestation.copy}
          </button>
          {href && (
            <a className={styles.button} href={href} target="_blank" rel="noopener noreferrer">
              {t.attestation.search}
            </a>
          )}
          <output>{copied && t.attestation[copied]}</output>
        </div>
      )}
    </section>
  );
}

/** The gaps are drawn, not written, so that what is selected and copied is the hash. */
const groups = (hash: string) =>
  // The index is what tells two equal groups apart, and it never changes.
  [...groupDigest(hash).entries()].map(([index, group]) => <span key={index}>{group}</span>);
