import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** In words. */
  readonly title: string;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A titled part of a page.
 * @example <Section title="Loans" aside={<CopyButton text={row.id} what="the tool's number" />}>Three since May</Section>
 */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.25 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}
