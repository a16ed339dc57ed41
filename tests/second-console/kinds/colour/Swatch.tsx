import { Box } from '@mui/material';
import type { LookProps } from 'declared-console/schema';

/** A colour and its name. */
export default function Swatch({ value, text }: LookProps<string>) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        data-colour={value}
        sx={{ width: 14, height: 14, border: 1, borderColor: 'divider', borderRadius: '3px', bgcolor: value }}
      />
      {text}
    </Box>
  );
}
