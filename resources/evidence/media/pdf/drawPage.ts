import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fineness } from '../pages/zoom';

/** A page being drawn; `cancel` ends it and frees the canvas. */
export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  /** Rejects if the page can't be drawn, but not when it is cancelled. */
  readonly done: Promise<void>;
  cancel(): void;
}

/** Draws a page on a new canvas. */
export function drawPage(page: PDFPageProxy, scale: number): Drawing {
  const viewport = page.getViewport({ scale });
  const fine = fineness(viewport.width, viewport.height, devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * fine);
  canvas.height = Math.floor(viewport.height * fine);
  const task = page.render({ canvas, viewport: page.getViewport({ scale: scale * fine }) });
  return {
    canvas,
    done: task.promise.catch(unlessCancelled),
    cancel() {
      task.cancel();
      // A canvas keeps its memory until garbage collection, unless its size is 0.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

/**
 * Lays a page's text over it, so that it can be selected and read aloud; returns a function that removes it.
 * @param onLaid called once it is there
 */
export function layText(page: PDFPageProxy, container: HTMLElement, onLaid: () => void): () => void {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale: 1 }),
  });
  // A page without its text layer is still shown.
  layer.render().then(onLaid, () => undefined);
  return () => {
    layer.cancel();
    container.replaceChildren();
  };
}

function unlessCancelled(error: unknown) {
  if (!(error instanceof RenderingCancelledException)) throw error;
}
