import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import type { FileProblem } from '../pages/fileProblem';
import { CMaps, Decoders, StandardFonts } from './pdfAssets';

/** A PDF being read, in its own worker. */
export interface OpenedPdf {
  /** Rejects if the file can't be shown; {@link problemOf} says why. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Terminates the worker and frees its memory. */
  close(): void;
}

/** Starts reading a PDF. Nothing in it is executed: pdf.js may not evaluate code, and XFA forms are off. */
export function openPdf(file: Blob): OpenedPdf {
  const port = new Worker();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const reading = file.arrayBuffer().then((data) =>
    getDocument({
      data,
      worker,
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      CMapReaderFactory: CMaps,
      StandardFontDataFactory: StandardFonts,
      WasmFactory: Decoders,
      verbosity: VerbosityLevel.ERRORS,
    }),
  );
  return {
    document: reading.then((task) => task.promise),
    close() {
      const end = () => {
        worker.destroy();
        port.terminate();
      };
      void reading.then((task) => task.destroy()).then(end, end);
    },
  };
}

/** Why {@link openPdf} rejected. */
export const problemOf = (error: unknown): FileProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
