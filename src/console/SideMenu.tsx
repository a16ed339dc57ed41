import ExpandIcon from '@mui/icons-material/ExpandMore';
import OtherIcon from '@mui/icons-material/WidgetsOutlined';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSidebarState } from 'ra-ui-materialui';
import { lazy, useContext, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shownChildren } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { useConsole } from '../ui/ConsoleContext';
import { MenuContext, useRights } from '../ui/MenuContext';
import { type QueueName, queuesOf } from '../ui/workbench/queuePath';
import { menuLook } from './menuLook';
import { useMenuPath } from './menuPath';
import { useMenuName } from './useMenuName';
import { WhenSettled } from './WhenSettled';

/** What is pending is told in passing: where it can't be loaded, nothing is. */
const PendingBadge = lazy(() => import('./pending/PendingBadge').catch(() => ({ default: () => null })));

/** The server's menu: sorted by id, hidden children skipped, each group collapsible; beside it what is pending. */
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
  const { icons, routes } = useConsole().parts;
  const rights = useRights();
  const nameOf = useMenuName();
  const { pathname } = useLocation();
  const menuPath = useMenuPath();
  /** The page itself, or the list that it stands under. */
  const here = (path: string) => (path === pathname ? 'page' : path === menuPath ? true : undefined);
  const entries = (item.hidden ? [] : shownChildren(item)).map((entry) => ({
    ...entry,
    queues: queuesOf(routes, rights, entry.path.slice(1)),
  }));
  if (entries.length === 0) return null;
  /** What the entries that are out of sight would tell. */
  const below = open ? [] : entries.flatMap(({ queues }) => queues);
  const Icon = icons[item.icon] ?? OtherIcon;
  return (
    <li>
      <button
        type="button"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        {...describedBy(id, below)}
      >
        <Icon aria-hidden />
        <span>{nameOf(item.name)}</span>
        <ExpandIcon aria-hidden />
      </button>
      <Pending queues={below} of={id} />
      <ul id={id} hidden={!open}>
        {entries.map(({ item: child, path, queues }) => (
          <li key={child.id}>
            <Link
              to={path}
              aria-current={here(path)}
              onClick={() => isPhone && setSidebarOpen(false)}
              {...describedBy(path, queues)}
            >
              {nameOf(child.name)}
            </Link>
            <Pending queues={queues} of={path} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const badgeOf = (of: string) => `${of}-pending`;
const describedBy = (of: string, queues: readonly QueueName[]) =>
  queues.length > 0 ? { 'aria-describedby': badgeOf(of) } : {};

/** How many wait in these queues, asked for when the page stands. */
function Pending({ queues, of }: { queues: readonly QueueName[]; of: string }) {
  if (queues.length === 0) return null;
  return (
    <WhenSettled>
      <PendingBadge queues={queues} id={badgeOf(of)} />
    </WhenSettled>
  );
}
