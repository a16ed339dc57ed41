import { Box, Stack } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface InvoiceLayoutProps {
  /** The decision, staying in view; without one the facts have the whole width. */
  readonly decision?: ReactNode;
  /** The facts can be reached by the workbench's shortcut. */
  readonly factsRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Facts on the left, the decision on the right; on a phone one above the other. */
export function InvoiceLayout({ decision, factsRef, children }: InvoiceLayoutProps) {
  return (
    <Box sx={decision ? besides : undefined}>
      <Stack ref={factsRef as Ref<HTMLDivElement>} tabIndex={factsRef ? -1 : undefined} sx={facts}>
        {children}
      </Stack>
      {decision && <Box sx={{ position: { md: 'sticky' }, top: 64, minWidth: 0 }}>{decision}</Box>}
    </Box>
  );
}

const facts = { gap: 1.5, minWidth: 0 };
const besides = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gap: 1.5,
  alignItems: 'start',
};
