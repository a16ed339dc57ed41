import UploadIcon from '@mui/icons-material/FileOpenOutlined';
import { Box } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

interface FileDropProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Takes one file, chosen with mouse or keyboard, or dropped. */
export function FileDrop({ label, onFile }: FileDropProps) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside);
  }

  function drop(event: DragEvent) {
    drag(event, false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <Box
      component="label"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
      sx={{ ...zone, ...(over && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
    >
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

const zone = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  minHeight: 96,
  p: 2,
  textAlign: 'center',
  cursor: 'pointer',
  border: '1.5px dashed',
  borderColor: 'text.secondary',
  borderRadius: 2,
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Invisible, but available to the keyboard and screen readers. */
const invisible = { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' } as const;
