import ExpandIcon from '@mui/icons-material/ExpandMore';
import OtherIcon from '@mui/icons-material/WidgetsOutlined';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSidebarState } from 'ra-ui-materialui';
import {
  type ComponentType,
  type MouseEvent,
  memo,
  startTransition,
  useContext,
  useId,
  useOptimistic,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { shownChildren } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import { useConsole } from '../ui/ConsoleContext';
import { MenuContext } from '../ui/MenuContext';
import { useFollowLinks } from '../ui/useFollowLinks';
import { menuLook } from './menuLook';
import { useMenuPath } from './menuPath';
import { useMenuName } from './useMenuName';
import { usePrefetch } from './usePrefetch';

/** The server's menu: sorted by id, hidden children skipped, each group collapsible. */
export function SideMenu() {
  const menu = useContext(MenuContext);
  const translate = useTranslate();
  const menuPath = useMenuPath();
  const { pathname } = useLocation();
  const [, setSidebarOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const follow = useFollowLinks();
  const prefetch = usePrefetch();
  // The entry that was pressed is marked at once, while its page is still drawn.
  const [wanted, setWanted] = useOptimistic<string | undefined>(undefined);

  function press(event: MouseEvent) {
    const followed = follow(event);
    if (!followed) return;
    startTransition(async () => {
      setWanted(followed.path);
      await followed.go();
    });
    if (isPhone) setSidebarOpen(false);
  }

  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={menuLook}
      onClick={press}
      {...prefetch}
    >
      <ul>
        {menu.map((item) => (
          <Group key={item.id} item={item} page={wanted ?? pathname} current={wanted ?? menuPath} />
        ))}
      </ul>
    </Box>
  );
}

interface GroupProps {
  readonly item: MenuItem;
  /** The path of the page that is open, and the one in the menu that it stands under. */
  readonly page: string;
  readonly current: string;
}

/** A top entry with its children; one without any (an entry this console doesn't know) is left out. */
function Group({ item, page, current }: GroupProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const { icons } = useConsole().parts;
  const nameOf = useMenuName();
  const here = (path: string) => (path === page ? 'page' : path === current ? true : undefined);
  const entries = item.hidden ? [] : shownChildren(item);
  if (entries.length === 0) return null;
  return (
    <li>
      <button type="button" onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
        <Icon of={icons[item.icon] ?? OtherIcon} />
        <span>{nameOf(item.name)}</span>
        <Icon of={ExpandIcon} />
      </button>
      <ul id={id} hidden={!open}>
        {entries.map(({ item: child, path }) => (
          <li key={child.id}>
            <a href={path} aria-current={here(path)}>
              {nameOf(child.name)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

const Icon = memo(function Icon({ of: Drawn }: { readonly of: ComponentType<{ 'aria-hidden'?: boolean }> }) {
  return <Drawn aria-hidden />;
});
