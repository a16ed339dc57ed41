import type { MobileWords } from '@i18n/mobile';
import { copyText } from 'declared-console';
import { useId, useRef, useState } from 'react';
import { groupDigest } from '../evidence/hash/digest';
import styles from './preview.module.css';

interface DigestProps {
  readonly t: MobileWords;
  readonly name: string;
  /** An explanation of what it proves. */
  readonly hint: string;
  readonly hash: string | undefined;
  /** Where it can be looked up, in a new window; makes the hash a link and adds a button. */
  readonly href?: string;
}

/** A hash in groups of eight, with a button that copies all of it. */
export function Digest({ t, name, hint, hash, href }: DigestProps) {
  const headingId = useId();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();

  async function copy(whole: string) {
    if (await copyText(whole)) return setCopied('copied');
    // Selects the hash for the user to copy.
    if (text.current) getSelection()?.selectAllChildren(text.current);
    setCopied('copyFailed');
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

/** The gaps are styling, not text, so that selecting and copying yields the hash itself. */
const groups = (hash: string) =>
  // Groups may be equal, and never change their order.
  [...groupDigest(hash).entries()].map(([index, group]) => <span key={index}>{group}</span>);
