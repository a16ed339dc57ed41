import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useConsole } from '@/ui/ConsoleContext';
import { SandboxedHtml } from '@/ui/SandboxedHtml';
import { MediaView } from '../media/MediaView';
import type { CertificateRow } from './certificateRow';
import { Part } from './Part';

/**
 * The server's preview html in its sandbox; without any, the file itself where it is a picture, a sound, a video or a
 * document.
 */
export function PreviewPart({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  const frame = useRef<HTMLIFrameElement>(null);
  const words = (key: string) => translate(`pages.certificate.preview.${key}`);
  if (record.html) {
    return (
      <Part
        name="preview"
        aside={
          <IconButton
            size="small"
            aria-label={words('print')}
            title={words('print')}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            <PrintIcon fontSize="small" />
          </IconButton>
        }
      >
        <Box
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip', breakInside: 'avoid' }}
        >
          <SandboxedHtml ref={frame} html={record.html} title={words('frame')} />
        </Box>
      </Part>
    );
  }
  const url = safeUrl(record.path);
  const kind = mediaKinds[record.isApp ?? 'none'] ?? fileKinds[record.fileType ?? 'none'];
  return (
    <Part name="preview">
      {url && kind ? (
        <MediaView url={url} kind={kind} alt={words('frame')} />
      ) : (
        <Typography color="text.secondary">{words('none')}</Typography>
      )}
    </Part>
  );
}

const fileKinds: Readonly<Record<string, 'image' | 'document' | undefined>> = {
  image: 'image',
  document: 'document',
};
const mediaKinds: Readonly<Record<string, 'image' | 'audio' | 'video' | undefined>> = {
  photo: 'image',
  audio: 'audio',
  video: 'video',
  screen: 'video',
};
