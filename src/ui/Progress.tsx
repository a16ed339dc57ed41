import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface UploadProgressProps {
  readonly name: string;
  /** How much was sent, from 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

/** How far an upload is, with a way out. */
export function UploadProgress({ name, part, onCancel }: UploadProgressProps) {
  const translate = useTranslate();
  const percent = Math.floor(100 * part);
  const label = translate('form.file.uploading', { name });
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mt: 1 }}>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <Typography variant="body2" noWrap>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Stack>
      <Typography variant="body2" sx={{ width: 44, textAlign: 'right' }}>
        {`${percent}%`}
      </Typography>
      <Button onClick={onCancel}>{translate('form.file.cancel')}</Button>
    </Stack>
  );
}
