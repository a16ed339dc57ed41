import ExpandIcon from '@mui/icons-material/ExpandMore';
import OtherIcon from '@mui/icons-material/WidgetsOutlined';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSidebarState } from 'ra-ui-materialui';
import { useContext, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shownChildren } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { useConsole } from '../ui/ConsoleContext';
import { MenuContext } from '../ui/MenuContext';
import { menuLook } from './menuLook';
import { useMenuPath } from './menuPath';
import { useMenuName } from './useMenuName';

/** The server's menu: sorted by id, hidden children skipped, each group collapsible. */
export function SideMenu() {
  const menu = useContext(MenuContext);
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={menuLook}>
      <ul>
        {menu.map((item) => (
          <Group key={item.id} item={item} />
        ))}
      </ul>
    </Box>
  );
}

/** A top entry with its children; one without any (an entry this console doesn't know) is left out. */
function Group({ item }: { item: MenuItem }) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const [, setSidebarOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { icons } = useConsole().parts;
  const nameOf = useMenuName();
  const { pathname } = useLocation();
  const menuPath = useMenuPath();
  /** The page itself, or the list that it stands under. */
  const here = (path: string) => (path === pathname ? 'page' : path === menuPath ? true : undefined);
  const entries = item.hidden ? [] : shownChildren(item);
  if (entries.length === 0) return null;
  const Icon = icons[item.icon] ?? OtherIcon;
  return (
    <li>
      <button type="button" onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
        <Icon aria-hidden />
        <span>{nameOf(item.name)}</span>
        <ExpandIcon aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {entries.map(({ item: child, path }) => (
          <li key={child.id}>
            <Link to={path} aria-current={here(path)} onClick={() => isPhone && setSidebarOpen(false)}>
              {nameOf(child.name)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
