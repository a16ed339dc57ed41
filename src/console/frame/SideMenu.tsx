import HomeIcon from '@mui/icons-material/HomeOutlined';
import { List, ListItemButton, type Theme, useMediaQuery } from '@mui/material';
import { type MouseEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSidebarState, useStoreContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { shownChildren } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { useConsole } from '../../kit/ConsoleContext';
import { leaveLink } from '../../kit/takeFocus';
import { useFollowLinks } from '../../kit/useFollowLinks';
import { usePrefetch } from '../../speed/usePrefetch';
import { asLeft } from '../../ui/list/lastQuery';
import { HOME, hasHome } from '../home/openFigures';
import { useMenuPath } from '../openPage';
import { MenuGroup } from './MenuGroup';
import styles from './SideMenu.module.css';

/** The server's menu: collapsible groups without hidden entries, and how much is pending. */
export function SideMenu() {
  const declared = useConsole();
  const { menu } = declared;
  const translate = useTranslate();
  const menuPath = useMenuPath();
  const { pathname } = useLocation();
  const [, setSidebarOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const store = useStoreContext();
  const follow = useFollowLinks((path) => asLeft(store, path, pathname));
  const prefetch = usePrefetch();
  // The clicked entry is marked at once, while its page is still rendering.
  const [wanted, setWanted] = useOptimistic<string | undefined>(undefined);

  function press(event: MouseEvent) {
    const followed = follow(event);
    if (!followed) return;
    if (followed.path !== pathname) leaveLink();
    startTransition(async () => {
      setWanted(followed.path);
      await followed.go();
    });
    if (isPhone) setSidebarOpen(false);
  }

  // After navigating by url or palette, the current entry may be out of sight.
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = nav.current?.querySelector(`[href="${CSS.escape(menuPath)}"]`);
    const scroller = nav.current?.parentElement;
    return entry && scroller ? bringIntoView(entry, scroller) : undefined;
  }, [menuPath]);

  const isHome = (wanted ?? pathname) === HOME;
  return (
    <nav ref={nav} aria-label={translate('shell.menu.label')} {...prefetch}>
      <List dense className={styles.menu} onClick={press}>
        {hasHome(declared) && !declared.rights.paths.has(HOME) && (
          <li>
            <ListItemButton
              component="a"
              href={HOME}
              selected={isHome}
              aria-current={isHome ? 'page' : undefined}
            >
              <HomeIcon aria-hidden />
              {translate('shell.menu.home')}
            </ListItemButton>
          </li>
        )}
        {menu.map((item) => (
          <MenuGroup
            key={item.id}
            item={item}
            page={within(item, wanted ?? pathname)}
            current={within(item, wanted ?? menuPath)}
          />
        ))}
      </List>
    </nav>
  );
}

/** A path, if the group has an entry for it: the others are then rendered with the same props. */
const within = (group: MenuItem, entry: string) =>
  shownChildren(group).some(({ path }) => path === entry) ? entry : undefined;

/**
 * `scrollIntoView` would make Tab continue from the entry, past the button that skips the menu. An observer reports the
 * position after layout; measuring it here would force another one.
 */
function bringIntoView(entry: Element, scroller: Element) {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds) return;
      const { boundingClientRect: place, rootBounds: frame } = seen;
      scroller.scrollTop += Math.min(place.top - frame.top, 0) + Math.max(place.bottom - frame.bottom, 0);
    },
    { root: scroller },
  );
  observer.observe(entry);
  return () => observer.disconnect();
}
