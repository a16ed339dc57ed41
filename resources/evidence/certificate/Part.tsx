import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface PartProps {
  /** Its title, under `pages.certificate.sections`. */
  readonly name: 'hashes' | 'preview' | 'chain' | 'forensics' | 'custody';
  /** Actions on it; never printed. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the paper: a hairline, a title that never ends a printed page, and its content. */
export function Part({ name, aside, children }: PartProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={part}>
      <Box sx={heading}>
        <Typography variant="h2" id={titleId}>
          {translate(`pages.certificate.sections.${name}`)}
        </Typography>
        {aside && <Box sx={{ '@media print': { display: 'none' } }}>{aside}</Box>}
      </Box>
      {children}
    </Box>
  );
}

const part = {
  mt: 2.5,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { mt: 1.5, pt: 1 },
};
const heading = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 30,
  mb: 1,
  breakAfter: 'avoid',
};
