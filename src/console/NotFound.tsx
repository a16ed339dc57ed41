import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { landingPath } from '../auth/menu';
import { useConsole } from '../kit/ConsoleContext';
import { takeFocus } from '../kit/takeFocus';

/** Says that there is nothing at this path, with a way home. */
export function NothingHere({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const { menu, settings } = useConsole();
  const home = landingPath(menu) ?? '/';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', py: 14, px: 3 }}>
      <title>{`${title} · ${settings.title || translate('shell.product')}`}</title>
      <Typography variant="h1" ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {hint && <Typography color="text.secondary">{hint}</Typography>}
      {children}
      <Button component={Link} to={home} variant="contained" size="medium">
        {translate('shell.home')}
      </Button>
    </Box>
  );
}

/** An unknown path. */
export function NotFound() {
  const translate = useTranslate();
  return <NothingHere title={translate('shell.notFound')} />;
}

/** A page that the account's menu doesn't allow. */
export function NoPermission() {
  const translate = useTranslate();
  return <NothingHere title={translate('shell.noPermission')} hint={translate('shell.noPermissionHint')} />;
}
