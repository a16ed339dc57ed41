import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Back } from '../../kit/BackLink';
import { takeFocus } from '../../kit/takeFocus';

interface WorkbenchEndProps {
  /** How many records were decided here. */
  readonly reviewed: number;
  /** How many were put aside. */
  readonly skipped: number;
  readonly back: Back;
  readonly onTakeUp: () => void;
  readonly onAgain: () => void;
}

/** Nothing is pending: there was nothing, or everything is done. */
export function WorkbenchEnd({ reviewed, skipped, back, onTakeUp, onAgain }: WorkbenchEndProps) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined">
      <Stack
        role="status"
        // The focused button disappeared with the last record.
        ref={takeFocus}
        tabIndex={-1}
        sx={{ outline: 'none', alignItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}
      >
        <Typography>
          {skipped > 0
            ? translate('review.workbench.skippedLeft', { smart_count: skipped })
            : translate(reviewed > 0 ? 'review.workbench.done' : 'review.workbench.empty')}
        </Typography>
        {reviewed > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('review.workbench.doneCount', { smart_count: reviewed })}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {skipped > 0 && (
            <Button variant="contained" onClick={onTakeUp}>
              {translate('review.workbench.skippedHint')}
            </Button>
          )}
          <Button variant="outlined" onClick={onAgain}>
            {translate('review.workbench.again')}
          </Button>
          <Button variant={skipped > 0 ? 'outlined' : 'contained'} component={Link} {...back}>
            {translate('review.workbench.list')}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
