import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useConsole } from './ConsoleContext';

interface PageHeadingProps {
  /** An i18n key, or the words themselves. */
  readonly title: string;
  /** What can be done with the page as a whole. */
  readonly children?: ReactNode;
}

/** A page's one heading, which is also the window's title. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const translate = useTranslate();
  const { settings } = useConsole();
  const words = translate(title, { _: title });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: 1,
        mb: 1.5,
        minHeight: 36,
      }}
    >
      <title>{`${words} · ${settings.title || translate('shell.product')}`}</title>
      <Typography variant="h1">{words}</Typography>
      {children && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
