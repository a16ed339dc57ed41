import UploadIcon from '@mui/icons-material/FileOpenOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDropZone, zoneStyle } from './useDropZone';

interface FileDropProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Takes one file, chosen with mouse or keyboard, or dropped. */
export function FileDrop({ label, onFile }: FileDropProps) {
  const translate = useTranslate();
  const { over, zone } = useDropZone(({ files: [file] }) => {
    if (file) onFile(file);
  });
  return (
    <Box component="label" {...zone} sx={{ ...zoneStyle(over), ...chosenByClick }}>
      <UploadIcon aria-hidden sx={{ color: 'primary.main' }} />
      {over ? translate('pages.certificate.verifier.drop') : label}
      {/* Cleared each time, so that choosing the same file again fires another event. */}
      <input
        type="file"
        style={invisible}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
}

const chosenByClick = {
  position: 'relative',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Invisible, but available to the keyboard and screen readers. */
const invisible = { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' } as const;
