import { PagesViewer } from '../pages/PagesViewer';
import type { ViewerProps } from '../pages/ViewerProps';
import { PdfPage } from './PdfPage';
import { usePdf } from './usePdf';

/** Shows a PDF page by page, with selectable text, filling its container. */
export default function PdfViewer({ file, title, t, onProblem }: ViewerProps) {
  const pdf = usePdf(file, onProblem);
  return (
    <PagesViewer
      title={title}
      t={t}
      count={pdf?.document.numPages}
      width={pdf?.first.width}
      renderPage={(page) => pdf && <PdfPage pdf={pdf.document} assumed={pdf.first} {...page} />}
    />
  );
}
