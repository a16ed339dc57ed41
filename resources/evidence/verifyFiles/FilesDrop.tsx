import UploadIcon from '@mui/icons-material/FileOpenOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDropZone, zoneStyle } from '../verify/useDropZone';
import { type ChosenFile, chosenFile, droppedFiles } from './chosen';

/** Takes files and folders, chosen or dropped. */
export function FilesDrop({
  onFiles,
}: {
  readonly onFiles: (files: Promise<readonly ChosenFile[]>) => void;
}) {
  const translate = useTranslate();
  const { over, zone } = useDropZone(({ items }) => onFiles(droppedFiles(items)));
  const take = (files: readonly File[]) => onFiles(Promise.resolve(files.map((file) => chosenFile(file))));
  return (
    <Box {...zone} sx={{ ...zoneStyle(over), minHeight: 132, px: 2, py: 2.5 }}>
      <UploadIcon aria-hidden sx={{ color: 'primary.main' }} />
      <Typography>{translate(`pages.verifyFiles.${over ? 'release' : 'drop'}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Chooser label={translate('pages.verifyFiles.chooseFiles')} variant="contained" onChoose={take} />
        {'webkitdirectory' in HTMLInputElement.prototype && (
          <Chooser
            label={translate('pages.verifyFiles.chooseFolder')}
            variant="outlined"
            isFolder
            onChoose={take}
          />
        )}
      </Box>
    </Box>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
  /** Whether a folder is chosen, with all that is in it. */
  readonly isFolder?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's own dialog. */
function Chooser({ label, variant, isFolder = false, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React's types don't have the attribute.
    if (input.current) input.current.webkitdirectory = isFolder;
  }, [isFolder]);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that choosing the same again fires another event.
          target.value = '';
          onChoose(files);
        }}
      />
    </>
  );
}
