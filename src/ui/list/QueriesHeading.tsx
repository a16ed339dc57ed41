import { Typography } from '@mui/material';

interface QueriesHeadingProps {
  readonly id?: string;
  readonly children: string;
}

/** The heading of a list of queries. */
export const QueriesHeading = (props: QueriesHeadingProps) => (
  <Typography
    {...props}
    variant="caption"
    component="h2"
    color="text.secondary"
    sx={{ display: 'block', px: 2, pt: 1.5 }}
  />
);
