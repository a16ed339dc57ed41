import type { DocumentWords } from '@i18n/document';
import type { KeyboardEvent, Ref } from 'react';
import pageStyles from '../pages/pages.module.css';
import type { PdfSearch } from './usePdfSearch';

interface PdfSearchBarProps {
  readonly t: DocumentWords;
  readonly search: PdfSearch;
  /** For focusing its field. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The field that searches a document, how often its text occurs, and the way from one to the next. */
export function PdfSearchBar({ t, search, ref }: PdfSearchBarProps) {
  const { text, hits, isDone, at } = search;
  const count =
    hits.length === 0 ? (isDone ? t.notFound : '') : `${at + 1} / ${hits.length}${isDone ? '' : '+'}`;
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      search.find('');
      // The dialog around it stays open.
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) search.go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        ref={ref}
        type="search"
        value={text}
        aria-label={t.find}
        placeholder={t.find}
        aria-keyshortcuts="Control+F"
        className={pageStyles.find}
        onChange={(event) => search.find(event.target.value)}
        onKeyDown={press}
      />
      <output className={pageStyles.found}>{text.trim() !== '' && count}</output>
      {hits.length > 0 && (
        <>
          <button
            type="button"
            aria-label={t.previousHit}
            title={t.previousHit}
            onClick={() => search.go(-1)}
          >
            ↑
          </button>
          <button type="button" aria-label={t.nextHit} title={t.nextHit} onClick={() => search.go(1)}>
            ↓
          </button>
        </>
      )}
    </>
  );
}
