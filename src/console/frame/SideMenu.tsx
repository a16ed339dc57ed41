import ExpandIcon from '@mui/icons-material/ExpandMore';
import { type Theme, useMediaQuery } from '@mui/material';
import {
  type ComponentType,
  type MouseEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useSidebarState, useStoreContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { shownChildren } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { useConsole } from '../../kit/ConsoleContext';
import { leaveLink } from '../../kit/takeFocus';
import { useFollowLinks } from '../../kit/useFollowLinks';
import { useMenuName } from '../../kit/useMenuName';
import { lazyChunk } from '../../lazyChunk';
import { asLeft } from '../../ui/list/lastQuery';
import { type QueueName, queuesOf } from '../../ui/workbench/queuePath';
import { usePrefetch } from '../ahead/usePrefetch';
import { WhenSettled } from '../ahead/WhenSettled';
import { useMenuPath } from '../openPage';
import { menuIcon } from './menuIcon';
import styles from './SideMenu.module.css';

const PendingBadge = lazyChunk(() => import('../pending/PendingBadge'));

/** The server's menu: collapsible groups without hidden entries, and how much is pending. */
export function SideMenu() {
  const { menu } = useConsole();
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

  return (
    <nav ref={nav} aria-label={translate('shell.menu.label')} className={styles.menu} {...prefetch}>
      <ul>
        {menu.map((item) => (
          <Group
            key={item.id}
            item={item}
            page={wanted ?? pathname}
            current={wanted ?? menuPath}
            onPress={press}
          />
        ))}
      </ul>
    </nav>
  );
}

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

interface GroupProps {
  readonly item: MenuItem;
  /** The path of the open page, and the path of its entry in the menu. */
  readonly page: string;
  readonly current: string;
  readonly onPress: (event: MouseEvent) => void;
}

/** A top entry with its children; left out if it has none. */
function Group({ item, page, current, onPress }: GroupProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const {
    rights,
    parts: { icons, routes },
  } = useConsole();
  const nameOf = useMenuName();
  /** Marks the page itself, or the list that it belongs to. */
  const here = (path: string) => (path === page ? 'page' : path === current ? true : undefined);
  const entries = (item.hidden ? [] : shownChildren(item)).map((entry) => ({
    ...entry,
    queues: queuesOf(routes, rights, entry.path.slice(1)),
  }));
  if (entries.length === 0) return null;
  /** The queues of entries that are collapsed. */
  const below = open ? [] : entries.flatMap(({ queues }) => queues);
  return (
    <li>
      <button
        type="button"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        {...describedBy(id, below)}
      >
        <Icon of={menuIcon(icons, item.icon, entries[0]?.path ?? '')} />
        <span>{nameOf(item.name)}</span>
        <Icon of={ExpandIcon} />
      </button>
      <Pending queues={below} of={id} />
      <ul id={id} hidden={!open}>
        {entries.map(({ item: child, path, queues }) => (
          <li key={child.id}>
            <a href={path} aria-current={here(path)} onClick={onPress} {...describedBy(path, queues)}>
              {nameOf(child.name)}
            </a>
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

/** How many records wait in these queues, counted once the page has settled. */
function Pending({ queues, of }: { queues: readonly QueueName[]; of: string }) {
  if (queues.length === 0) return null;
  return (
    <WhenSettled>
      <PendingBadge queues={queues} id={badgeOf(of)} />
    </WhenSettled>
  );
}

const Icon = memo(function Icon({ of: Drawn }: { readonly of: ComponentType<{ 'aria-hidden'?: boolean }> }) {
  return <Drawn aria-hidden />;
});
