import type { DocumentWords } from '@i18n/document';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { PageProps } from './PageFrame';
import { PageNumber } from './PageNumber';
import styles from './pages.module.css';
import { scrollWithin } from './scrollWithin';
import { useNearPages } from './useNearPages';
import { useZoom } from './useZoom';

interface PagesViewerProps {
  /** A description of the document, in words. */
  readonly title: string;
  readonly t: DocumentWords;
  /** `undefined` until it is read. */
  readonly count: number | undefined;
  /** The width that zooming fits, in points. */
  readonly width: number | undefined;
  /** What must be known beside the pages. */
  readonly note?: string | undefined;
  readonly renderPage: (page: PageProps) => ReactNode;
  /** More tools, before those that zoom. */
  readonly tools?: ReactNode;
  /** For going to a page. */
  readonly toPage?: Ref<(page: number) => void>;
  /** Called for Ctrl+F, if the document can be searched. */
  readonly onFind?: () => void;
}

/** Focusable, so that the keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/**
 * Shows a document page by page, filling its container. Keys: + − zoom, 0 fits the width. Plain React, because the
 * phone pages use it too.
 */
export function PagesViewer({
  title,
  t,
  count,
  width,
  note,
  renderPage,
  tools,
  toPage,
  onFind,
}: PagesViewerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { near, current } = useNearPages(scroller, count ?? 0);
  const { factor, scale, zoomIn, zoomOut, fit } = useZoom(scroller, width);
  const isRead = count !== undefined;
  const pageOf = (page: number) => t.page.replace('%{page}', String(page)).replace('%{count}', String(count));

  const keys: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit };
  const goTo = (page: number) =>
    scrollWithin(scroller.current, scroller.current?.querySelector(`[data-page="${page}"]`), 0);
  useImperativeHandle(toPage, () => goTo);

  function press(event: KeyboardEvent) {
    if (onFind && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      onFind();
      return;
    }
    // In a field they are letters.
    if (event.target instanceof HTMLInputElement) return;
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <section aria-label={title} className={styles.viewer} onKeyDown={press}>
      <div role="toolbar" aria-label={t.tools} className={styles.tools}>
        <output className={styles.count}>{isRead && pageOf(current)}</output>
        {isRead && count > 1 && <PageNumber t={t} count={count} onGo={goTo} />}
        {tools}
        <button type="button" aria-label={t.zoomOut} title={t.zoomOut} disabled={!isRead} onClick={zoomOut}>
          −
        </button>
        <output className={styles.percent}>{isRead && `${Math.round(factor * 100)}%`}</output>
        <button type="button" aria-label={t.zoomIn} title={t.zoomIn} disabled={!isRead} onClick={zoomIn}>
          +
        </button>
        <button type="button" disabled={!isRead} onClick={fit}>
          {t.fit}
        </button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <section
        ref={scroller}
        aria-label={t.pages}
        aria-busy={!isRead}
        className={styles.scroller}
        {...focusable}
      >
        {!isRead && <output className={styles.loading}>{t.loading}</output>}
        {isRead &&
          Array.from({ length: count }, (_, index) => {
            const number = index + 1;
            const isNear = near.has(number);
            const page = { number, label: pageOf(number), scale, isNear, broken: t.brokenPage };
            // Pages never change their position.
            return <Fragment key={String(index)}>{renderPage(page)}</Fragment>;
          })}
      </section>
    </section>
  );
}
