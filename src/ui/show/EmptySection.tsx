import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface EmptySectionProps {
  /** In words. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A section without any value, as one line that says so and opens. The browser's own element: it is found by the browser's
 * search, and opened by it; on paper it is the line.
 */
export function EmptySection({ title, children }: EmptySectionProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ px: { xs: 1.5, sm: 2 } }}>
      <Box component="details" sx={opening}>
        <Box component="summary" sx={line}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {translate('review.nothing')}
          </Typography>
          <ExpandIcon aria-hidden fontSize="small" />
        </Box>
        <Box sx={{ pt: 0.25, pb: { xs: 1.5, sm: 2 } }}>{children}</Box>
      </Box>
    </Paper>
  );
}

const opening = {
  '& > summary > svg': { ml: 'auto', color: 'text.secondary', '@media print': { display: 'none' } },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
};

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '@media (pointer: coarse)': { minHeight: 44 },
};
