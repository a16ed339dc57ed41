import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { PageFrame, type PageProps } from '../pages/PageFrame';
import pageStyles from '../pages/pages.module.css';
import type { Size } from '../pages/size';
import { drawPage, layText } from './drawPage';
import { highlightHits } from './highlightHits';
import styles from './pdf.module.css';

interface PdfPageProps extends PageProps {
  readonly pdf: PDFDocumentProxy;
  /** The assumed size in points, until the page is read. */
  readonly assumed: Size;
  /** The text that is searched, or an empty one, and which of its occurrences on this page is the current one. */
  readonly found: string;
  readonly hit: number | undefined;
}

/** A page of a PDF: a canvas with the text over it. */
export function PdfPage({ pdf, number, label, scale, assumed, isNear, broken, found, hit }: PdfPageProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [isBroken, setIsBroken] = useState(false);
  /** How many times its text was laid: marks belong to one laying. */
  const [laid, setLaid] = useState(0);
  const pixels = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isOver = false;
    if (isNear) {
      pdf.getPage(number).then(
        (got) => isOver || setPage(got),
        () => isOver || setIsBroken(true),
      );
    }
    return () => {
      isOver = true;
    };
  }, [pdf, number, isNear]);

  useEffect(() => {
    if (!page || !isNear || !text.current) return;
    return layText(page, text.current, () => setLaid((before) => before + 1));
  }, [page, isNear]);

  useEffect(() => {
    if (!isNear || laid === 0 || found.trim() === '' || !text.current) return;
    return highlightHits(text.current, found, hit);
  }, [isNear, laid, found, hit]);

  useEffect(() => {
    const holder = pixels.current;
    if (!page || !isNear || !holder) return;
    let isOver = false;
    const drawing = drawPage(page, scale);
    drawing.done.then(
      // The previous canvas stays until the new one is ready.
      () => isOver || holder.replaceChildren(drawing.canvas),
      () => isOver || setIsBroken(true),
    );
    return () => {
      isOver = true;
      if (drawing.canvas.parentNode !== holder) drawing.cancel();
    };
  }, [page, isNear, scale]);

  useEffect(() => {
    const holder = pixels.current;
    if (!page || !isNear || !holder) return;
    return () => {
      for (const canvas of holder.querySelectorAll('canvas')) canvas.width = 0;
      holder.replaceChildren();
      page.cleanup();
    };
  }, [page, isNear]);

  const { width, height } = page?.getViewport({ scale: 1 }) ?? assumed;
  const problem = isBroken ? broken : undefined;
  return (
    <PageFrame number={number} label={label} scale={scale} width={width} height={height} problem={problem}>
      <div ref={pixels} aria-hidden className={pageStyles.pixels} />
      <div ref={text} className={styles.text} />
    </PageFrame>
  );
}
