import { Box, LinearProgress } from '@mui/material';
import type { BlockLookProps } from 'declared-console/schema';

/** A bar for each value, with its label and text. */
export default function Gauge({ values, options }: BlockLookProps<{ readonly most: number }>) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, maxWidth: 360 }}>
      {values.map(({ path, label, value, text }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd style={{ margin: 0 }}>
            {text}
            <LinearProgress
              variant="determinate"
              aria-label={label}
              value={Math.min(100, (Number(value) / options.most) * 100)}
            />
          </dd>
        </div>
      ))}
    </Box>
  );
}
