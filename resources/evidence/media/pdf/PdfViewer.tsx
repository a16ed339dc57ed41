import type { DocumentWords } from '@i18n/document';
import { type KeyboardEvent, useRef } from 'react';
import type { PdfProblem } from './openPdf';
import { PdfPage } from './PdfPage';
import styles from './pdf.module.css';
import { useNearPages } from './useNearPages';
import { usePdf } from './usePdf';
import { useZoom } from './useZoom';

interface PdfViewerProps {
  readonly file: Blob;
  /** A description of it, in words. */
  readonly title: string;
  readonly t: DocumentWords;
  /** Called if it can't be shown; must be stable between renders. */
  readonly onProblem: (problem: PdfProblem) => void;
}

/** Focusable, so that the keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/**
 * Shows a PDF page by page, with selectable text, filling its container. Keys: + − zoom, 0 fits the width. Plain React,
 * because the phone pages use it too.
 */
export default function PdfViewer({ file, title, t, onProblem }: PdfViewerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const pdf = usePdf(file, onProblem);
  const count = pdf?.document.numPages ?? 0;
  const { near, current } = useNearPages(scroller, count);
  const { factor, scale, zoomIn, zoomOut, fit } = useZoom(scroller, pdf?.first.width);
  const pageOf = (page: number) => t.page.replace('%{page}', String(page)).replace('%{count}', String(count));

  const keys: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit };
  function press(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <section aria-label={title} className={styles.viewer} onKeyDown={press}>
      <div role="toolbar" aria-label={t.tools} className={styles.tools}>
        <output className={styles.count}>{pdf && pageOf(current)}</output>
        <button type="button" aria-label={t.zoomOut} title={t.zoomOut} disabled={!pdf} onClick={zoomOut}>
          −
        </button>
        <output className={styles.percent}>{pdf && `${Math.round(factor * 100)}%`}</output>
        <button type="button" aria-label={t.zoomIn} title={t.zoomIn} disabled={!pdf} onClick={zoomIn}>
          +
        </button>
        <button type="button" disabled={!pdf} onClick={fit}>
          {t.fit}
        </button>
      </div>
      <section
        ref={scroller}
        aria-label={t.pages}
        aria-busy={!pdf}
        className={styles.scroller}
        {...focusable}
      >
        {!pdf && <output className={styles.loading}>{t.loading}</output>}
        {pdf &&
          Array.from({ length: count }, (_, index) => (
            <PdfPage
              // Pages never change their position.
              key={String(index)}
              pdf={pdf.document}
              number={index + 1}
              label={pageOf(index + 1)}
              scale={scale}
              assumed={pdf.first}
              isNear={near.has(index + 1)}
              broken={t.brokenPage}
            />
          ))}
      </section>
    </section>
  );
}
