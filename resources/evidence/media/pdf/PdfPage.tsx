import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { drawPage, layText } from './drawPage';
import styles from './pdf.module.css';
import type { Size } from './usePdf';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** Its accessible name. */
  readonly label: string;
  /** CSS pixels per point. */
  readonly scale: number;
  /** The assumed size in points, until the page is read. */
  readonly assumed: Size;
  /** Whether it is in view or close to it; other pages hold no pixels and no text. */
  readonly isNear: boolean;
  /** Shown if this page can't be read or drawn; others may still be. */
  readonly broken: string;
}

/** A page of a PDF: a canvas with the text over it. */
export function PdfPage({ pdf, number, label, scale, assumed, isNear, broken }: PdfPageProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [isBroken, setIsBroken] = useState(false);
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
    return layText(page, text.current);
  }, [page, isNear]);

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
  const box: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  };
  return (
    <article aria-label={label} className={styles.page} data-page={number} style={box}>
      <div ref={pixels} aria-hidden className={styles.pixels} />
      <div ref={text} className={styles.text} />
      {isBroken && <p className={styles.broken}>{broken}</p>}
    </article>
  );
}
