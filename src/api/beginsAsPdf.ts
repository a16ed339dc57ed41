const PDF = '%PDF-';

/** Whether a file that begins with these bytes is a PDF, whatever its server or its address calls it. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF.length)) === PDF;
