import UploadIcon from '@mui/icons-material/FileOpenOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDropZone, zoneStyle } from './useDropZone';

interface FileDropProps {
  readonly label: string;
  /** Whether several may be taken at once: each is passed on. */
  readonly isMultiple?: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file, chosen with mouse or keyboard, or dropped. */
export function FileDrop({ label, isMultiple = false, onFile }: FileDropProps) {
  const translate = useTranslate();
  const take = (files: Iterable<File>) => {
    for (const file of [...files].slice(0, isMultiple ? undefined : 1)) onFile(file);
  };
  const { over, zone } = useDropZone(({ files }) => take(files));
  return (
    <Box component="label" {...zone} sx={{ ...zoneStyle(over), ...chosenByClick }}>
      <UploadIcon aria-hidden sx={{ color: 'primary.main' }} />
      {over ? translate('pages.certificate.verifier.drop') : label}
      {/* Cleared each time, so that choosing the same file again fires another event. */}
      <input
        type="file"
        multiple={isMultiple}
        style={invisible}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          take(files);
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
