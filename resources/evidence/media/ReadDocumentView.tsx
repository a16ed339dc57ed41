import type { DocumentWords } from '@i18n/document';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { lazyChunk } from '@/lazyChunk';
import { Deferred } from '@/ui/Deferred';
import { Waiting } from '@/ui/Waiting';
import { isFramed, isMedia } from './documentKind';
import { MediaFile } from './MediaFile';
import type { PdfProblem } from './pdf/openPdf';
import type { ReadDocument } from './readDocument';
import { TextFile } from './TextFile';
import { useBlobUrl } from './useBlobUrl';

const PdfViewer = lazyChunk(() => import('./pdf/PdfViewer'));

interface ReadDocumentViewProps {
  readonly read: ReadDocument;
  /** A description of it, in words. */
  readonly title: string;
  readonly t: DocumentWords;
}

/**
 * Shows a file that was read by its kind, or the reason why it can't be shown. Html runs no scripts in its frame, and
 * text never becomes markup.
 */
export function ReadDocumentView(props: ReadDocumentViewProps) {
  const { read, title } = props;
  if (read.kind === 'text' && read.file) return <TextFile file={read.file} alt={title} />;
  return <OtherDocumentView {...props} />;
}

function OtherDocumentView({ read, title, t }: ReadDocumentViewProps) {
  const [problem, setProblem] = useState<PdfProblem | 'other'>();
  const { kind, file } = read;
  const blobUrl = useBlobUrl(read);

  const reason =
    problem ?? (kind === 'foreign' || kind === 'tooLarge' || kind === 'other' ? kind : undefined);
  if (read.frame)
    return (
      <>
        <Alert severity="info">{t.framed}</Alert>
        <Box component="iframe" src={read.frame} title={title} sandbox="" sx={page} />
      </>
    );
  if (reason) return <Alert severity="info">{t.reasons[reason]}</Alert>;
  if (kind === 'pdf' && file) {
    return (
      <Box sx={{ ...tall, minHeight: 240 }}>
        <Deferred fallback={<Waiting />}>
          <PdfViewer file={file} title={title} t={t} onProblem={setProblem} />
        </Deferred>
      </Box>
    );
  }
  if (!blobUrl) return <Waiting />;
  if (isFramed(kind)) return <Box component="iframe" src={blobUrl} title={title} sandbox="" sx={page} />;
  if (isMedia(kind)) {
    return <MediaFile url={blobUrl} kind={kind} alt={title} onError={() => setProblem('other')} />;
  }
  return null;
}

/** In the gallery, as tall as the stage. */
const tall = { flex: 'auto', height: '65vh' };
const page = { ...tall, width: 1, border: 0, bgcolor: '#fff', colorScheme: 'light' };
