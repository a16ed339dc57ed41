import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useTranslate } from 'react-admin';

/**
 * react-admin's sidebar, remounted when the window changes between phone and desktop width. Whether it is open follows the
 * width one render late: MUI's modal, opened and closed at once, would stay over the page, invisible, and block it.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [wasPhone, setWasPhone] = useState(isPhone);
  useEffect(() => setWasPhone(isPhone), [isPhone]);
  const translate = useTranslate();
  // On a phone it is a dialog.
  const name = isPhone ? { paper: { 'aria-label': translate('shell.menu.label') } } : undefined;
  return isPhone === wasPhone && <Sidebar {...props} slotProps={name} />;
}
