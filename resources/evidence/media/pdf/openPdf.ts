import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import { CMaps, Decoders, StandardFonts } from './pdfAssets';

/** Why a PDF can't be shown: it is damaged or incomplete, or asks for a password. */
export type PdfProblem = 'broken' | 'locked';

/** A PDF being read, in a worker of its own. */
export interface OpenedPdf {
  /** Rejects where the file can't be shown; {@link problemOf} tells why. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the worker and frees what it holds. */
  close(): void;
}

/** Starts to read a PDF. Nothing in it runs: pdf.js evaluates no code and knows no forms here. */
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

/** What a rejection of {@link openPdf} says of the file. */
export const problemOf = (error: unknown): PdfProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
