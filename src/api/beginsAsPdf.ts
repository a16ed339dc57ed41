const PDF = '%PDF-';

/** Whether a file is a PDF by its first bytes, whatever its server or its url calls it. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF.length)) === PDF;
