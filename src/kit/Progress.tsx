import { Button, LinearProgress, Stack, Typography } from '@mui/material';

interface ProgressProps {
  /** What is under way, in words. */
  readonly label: string;
  /** How much is done, from 0 to 1. */
  readonly part: number;
  /** The label of the cancel button. */
  readonly cancel: string;
  readonly onCancel: () => void;
}

/**
 * A progress bar with a cancel button.
 * @example
 * const stop = new AbortController();
 * <Progress label="Reading the journal" part={0.4} cancel="Cancel" onCancel={() => stop.abort()} />
 */
export function Progress({ label, part, cancel, onCancel }: ProgressProps) {
  const percent = Math.floor(100 * part);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mt: 1 }}>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Stack>
      <Typography variant="body2" sx={{ width: 44, textAlign: 'right' }}>
        {`${percent}%`}
      </Typography>
      <Button onClick={onCancel}>{cancel}</Button>
    </Stack>
  );
}
