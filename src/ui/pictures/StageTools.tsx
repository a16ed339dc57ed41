import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RotateBackIcon from '@mui/icons-material/RotateLeftOutlined';
import RotateIcon from '@mui/icons-material/RotateRightOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface StageToolsProps {
  zoomIn(): void;
  zoomOut(): void;
  rotate(): void;
  rotateBack(): void;
  fit(): void;
  /** 1 is fitted. */
  readonly scale: number;
  readonly disabled: boolean;
}

const icons = {
  zoomOut: ZoomOutIcon,
  zoomIn: ZoomInIcon,
  rotateBack: RotateBackIcon,
  rotate: RotateIcon,
  fit: FitIcon,
} as const;

/** The buttons for the picture on the stage. */
export function StageTools({ scale, disabled, ...acts }: StageToolsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', py: 0.5 }}>
      {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => {
        const Icon = icons[name];
        const label = translate(`review.pictures.${name}`);
        return [
          name === 'zoomIn' && (
            <Typography key="scale" variant="body2" sx={{ minWidth: 48, textAlign: 'center' }}>
              {translate('review.pictures.scale', { percent: Math.round(scale * 100) })}
            </Typography>
          ),
          <IconButton key={name} aria-label={label} title={label} disabled={disabled} onClick={acts[name]}>
            <Icon fontSize="small" />
          </IconButton>,
        ];
      })}
    </Stack>
  );
}
