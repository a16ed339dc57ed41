import type { DocumentWords } from '@i18n/document';
import { Alert, Box } from '@mui/material';
import { Deferred, useConsole, Waiting } from 'declared-console/ui';
import { loadableUrl } from 'declared-console/wire';
import { useState } from 'react';
import { useFramedPage } from '../useFraming';
import { isFramed, isMedia } from './documentKind';
import { EncodingChoice } from './EncodingChoice';
import { MediaFile } from './MediaFile';
import { unreadKindOf } from './mediaKind';
import type { FileProblem } from './pages/fileProblem';
import { type ReadDocument, reasonOf } from './readDocument';
import { TextFile } from './TextFile';
import { useBlobUrl } from './useBlobUrl';
import { useMediaFailure } from './useMediaFailure';
import { viewerOf } from './viewers';

interface ReadDocumentViewProps {
  readonly url: string;
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

function OtherDocumentView({ url, read, title, t }: ReadDocumentViewProps) {
  const [problem, setProblem] = useState<FileProblem | 'foreign'>();
  const [chosen, setChosen] = useState<string>();
  const [encoding, setEncoding] = useState<string>();
  const { kind, file } = read;
  const prepare = useFramedPage(useConsole().settings);
  const blobUrl = useBlobUrl(read, { encoding: chosen, onEncoding: setEncoding, prepare });
  const { sentence, fail } = useMediaFailure(read, t);
  const Viewer = viewerOf(kind);
  const unread = kind === 'foreign' && !problem ? unreadKindOf(url) : undefined;

  if (read.frame)
    return (
      <>
        <Alert severity="info">{t.framed}</Alert>
        <Box component="iframe" src={loadableUrl(read.frame)} title={title} sandbox="" sx={page} />
      </>
    );
  if (unread === 'pdf')
    return (
      <>
        <Alert severity="info">{t.framed}</Alert>
        <Box component="iframe" src={loadableUrl(url)} title={title} referrerPolicy="no-referrer" sx={page} />
      </>
    );
  if (unread) return <MediaFile url={url} kind={unread} alt={title} onError={() => setProblem('foreign')} />;
  const reason = problem ?? reasonOf(kind);
  if (sentence || reason) return <Alert severity="info">{sentence || (reason && t.reasons[reason])}</Alert>;
  if (Viewer && file) {
    return (
      <Box sx={kind === 'amr' ? undefined : { ...tall, minHeight: 240 }}>
        <Deferred fallback={<Waiting />}>
          <Viewer file={file} title={title} t={t} onProblem={setProblem} />
        </Deferred>
      </Box>
    );
  }
  if (!blobUrl) return <Waiting />;
  if (isFramed(kind))
    return (
      <>
        <EncodingChoice t={t} encoding={encoding} onChoose={setChosen} />
        <Box component="iframe" src={blobUrl} title={title} sandbox="" sx={page} />
      </>
    );
  if (isMedia(kind)) {
    return <MediaFile url={blobUrl} kind={kind} alt={title} onError={fail} />;
  }
  return null;
}

/** In the gallery, as tall as the stage. */
const tall = { flex: 'auto', height: '65vh' };
const page = { ...tall, width: 1, border: 0, bgcolor: '#fff', colorScheme: 'light' };
