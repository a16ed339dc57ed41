import type { DocumentWords } from '@i18n/document';
import { type KeyboardEvent, useState } from 'react';
import styles from './pages.module.css';

interface PageNumberProps {
  readonly t: DocumentWords;
  readonly count: number;
  onGo(page: number): void;
}

/** A field for the number of a page, which Enter goes to. */
export function PageNumber({ t, count, onGo }: PageNumberProps) {
  const [typed, setTyped] = useState('');
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const page = Number.parseInt(typed.normalize('NFKC'), 10);
    if (page > 0) onGo(Math.min(page, count));
    setTyped('');
  }
  return (
    <input
      inputMode="numeric"
      value={typed}
      aria-label={t.toPage}
      placeholder={t.toPage}
      className={styles.number}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={press}
    />
  );
}
