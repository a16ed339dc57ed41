interface PdfFrameProps {
  readonly title: string;
  /** A url of a blob that begins like a pdf and whose type is `application/pdf`: it can be nothing that runs. */
  readonly blobUrl: string;
}

/** The one frame without a sandbox: browsers start their pdf viewer in no sandboxed one. */
export const PdfFrame = ({ title, blobUrl }: PdfFrameProps) => <iframe title={title} src={blobUrl} />;
