import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type preview from '@resources/evidence/preview';
import { useGetOne, useTranslate } from 'ra-core';
import { use, useId } from 'react';
import type { DialogProps } from '@/schema/actions';
import type { Row } from '@/schema/record';
import { useConsole } from '../../ui/ConsoleContext';
import { RecordState } from '../../ui/RecordState';
import { PictureViewer } from '../../ui/review/PictureViewer';

/** The preview image of an application's evidence: getMpsInfo's `data.url` (section 7). */
export default function PreviewDialog({ record, close }: DialogProps<{ readonly baoquan_no: string }>) {
  use(useConsole().loadWords('review'));
  return record ? <LoadedPreview baoquan={record.baoquan_no} onClose={() => close()} /> : null;
}

function LoadedPreview({ baoquan, onClose }: { baoquan: string; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { safeUrl } = useConsole();
  const query = useGetOne<Row<(typeof preview)['record']>>('evidence/preview', { id: baoquan });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {translate('review.notarization.preview')}
      </DialogTitle>
      <IconButton
        aria-label={translate('form.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>
        <RecordState query={query}>
          {({ url }) => (
            <Box sx={{ display: 'flex', height: '70vh' }}>
              <PictureViewer
                pictures={[
                  {
                    key: 'preview',
                    label: translate('review.notarization.previewImage'),
                    url: safeUrl(url),
                  },
                ]}
                index={0}
                onIndexChange={() => undefined}
              />
            </Box>
          )}
        </RecordState>
      </DialogContent>
    </Dialog>
  );
}
