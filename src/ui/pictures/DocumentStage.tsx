import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentProps } from '../../application';
import { useConsole } from '../../kit/ConsoleContext';
import { NEW_TAB } from '../../kit/newTab';
import { takeFocus } from '../../kit/takeFocus';
import { DocumentViewer } from './DocumentViewer';
import { useNoteViewed } from './viewedFiles';

interface DocumentStageProps extends DocumentProps {
  /** For focusing it. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** A document among pictures: shown if the application has a viewer, otherwise a button that opens it. */
export function DocumentStage({ url, title, ref }: DocumentStageProps) {
  const translate = useTranslate();
  const { parts } = useConsole();
  const note = useNoteViewed();
  // It may replace a picture that was focused.
  useEffect(() => takeFocus(ref.current), [ref]);
  const stage = { ref, role: 'group', tabIndex: -1, 'aria-label': title };
  if (parts.viewer) {
    return (
      <Box
        {...stage}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}
      >
        <DocumentViewer url={url} title={title} />
      </Box>
    );
  }
  return (
    <Box {...stage} sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
      <Button
        component="a"
        href={url}
        {...NEW_TAB}
        variant="outlined"
        startIcon={<PdfIcon />}
        onClick={() => note(url, 'opened')}
      >
        {translate('review.pictures.openDocument')}
      </Button>
    </Box>
  );
}
