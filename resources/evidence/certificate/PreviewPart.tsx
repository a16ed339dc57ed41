import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, IconButton, Typography } from '@mui/material';
import { SandboxedHtml } from 'declared-console';
import { useConsole } from 'declared-console/ui';
import { openUrl } from 'declared-console/wire';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { FileView } from '../media/FileView';
import type { MediaKind } from '../media/mediaKind';
import { useFraming } from '../useFraming';
import { Part } from './Part';
import { useFrameOnPaper } from './useFrameOnPaper';

/** The server's preview html in a sandbox, with links opening in new windows; without html, the file itself. */
export function PreviewPart({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const { safeUrl, settings } = useConsole();
  const notify = useNotify();
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameOnPaper(frame);
  const words = (key: string) => translate(`pages.certificate.preview.${key}`);
  function follow(address: string) {
    const target = safeUrl(address);
    if (target) openUrl(target);
    else notify('errors.unsafeUrl', { type: 'error' });
  }
  const { origins, rewrite } = useFraming(settings);
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
          <SandboxedHtml
            ref={frame}
            html={record.html}
            origins={origins}
            rewrite={rewrite}
            title={words('frame')}
            onLink={follow}
            renderStrangers={(hosts) => (
              <Alert severity="info" sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}>
                {translate('pages.certificate.preview.strangers', { hosts: hosts.join(', ') })}
              </Alert>
            )}
          />
        </Box>
      </Part>
    );
  }
  return (
    <Part name="preview">
      <FilePreview record={record} />
    </Part>
  );
}

/** The file at the record's path, unless its url may not be opened. */
function FilePreview({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  if (!record.path)
    return <Typography color="text.secondary">{translate('pages.certificate.preview.none')}</Typography>;
  const url = safeUrl(record.path);
  if (!url) return <Alert severity="error">{translate('errors.unsafeUrl')}</Alert>;
  const hint = mediaKinds[record.isApp ?? ''] ?? mediaKinds[record.fileType ?? ''];
  return <FileView url={url} hint={hint} alt={translate('pages.certificate.preview.frame')} />;
}

/** The media kind of a capture type or, failing that, of a file type. */
const mediaKinds: Readonly<Record<string, MediaKind | undefined>> = {
  photo: 'image',
  audio: 'audio',
  video: 'video',
  screen: 'video',
  image: 'image',
  media: 'video',
};
