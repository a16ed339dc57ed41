import { useEffect, useRef } from 'react';
import { PagesViewer } from '../pages/PagesViewer';
import type { ViewerProps } from '../pages/ViewerProps';
import { PdfPage } from './PdfPage';
import { PdfSearchBar } from './PdfSearchBar';
import { usePdf } from './usePdf';
import { usePdfSearch } from './usePdfSearch';

/** Shows a PDF page by page, with text that can be selected and searched, filling its container. */
export default function PdfViewer({ file, title, t, onProblem }: ViewerProps) {
  const pdf = usePdf(file, onProblem);
  const search = usePdfSearch(pdf?.document);
  const field = useRef<HTMLInputElement>(null);
  const toPage = useRef<(page: number) => void>(null);
  const hit = search.hits[search.at];
  const page = hit?.page;
  useEffect(() => {
    if (page !== undefined) toPage.current?.(page);
  }, [page]);
  return (
    <PagesViewer
      title={title}
      t={t}
      count={pdf?.document.numPages}
      width={pdf?.first.width}
      toPage={toPage}
      onFind={() => field.current?.select()}
      tools={pdf && <PdfSearchBar t={t} search={search} ref={field} />}
      renderPage={(shown) =>
        pdf && (
          <PdfPage
            pdf={pdf.document}
            assumed={pdf.first}
            found={search.text}
            hit={hit && hit.page === shown.number ? hit.index : undefined}
            {...shown}
          />
        )
      }
    />
  );
}
