import ExpandIcon from '@mui/icons-material/ExpandMore';
import { List, ListItemButton, ListItemIcon } from '@mui/material';
import { memo, useId, useState } from 'react';
import { shownChildren } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { keptPending, type QueueName, queuesOf } from '../../kit/queuePath';
import { useMenuName } from '../../kit/useMenuName';
import { useSettled } from '../../kit/WhenSettled';
import { lazyChunk } from '../../lazyChunk';
import { menuIcon } from './menuIcon';

const PendingBadge = lazyChunk(() => import('../pending/PendingBadge'));

interface MenuGroupProps {
  readonly item: MenuItem;
  /** The paths of its entries that are the open page, and the list that the page belongs to. */
  readonly page: string | undefined;
  readonly current: string | undefined;
}

/** A top entry with its children; left out if it has none. Memoized, as all of it: another page marks only other entries. */
export const MenuGroup = memo(function MenuGroup({ item, page, current }: MenuGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const { rights, parts } = useConsole();
  const entries = item.hidden ? [] : shownChildren(item);
  const [first] = entries;
  if (!first) return null;
  /** The queues of entries that are collapsed. */
  const below = open ? [] : entries.flatMap(({ path }) => queuesOf(parts.routes, rights, path.slice(1)));
  return (
    <li>
      <GroupButton
        item={item}
        first={first.path}
        of={id}
        open={open}
        onToggle={setOpen}
        isPending={below.length > 0}
      />
      <Pending queues={below} of={id} />
      <List dense disablePadding id={id} hidden={!open}>
        {entries.map(({ item: { id: key, name }, path }) => (
          <Entry key={key} name={name} path={path} mark={path === page ? 'page' : path === current} />
        ))}
      </List>
    </li>
  );
});

interface GroupButtonProps {
  readonly item: MenuItem;
  /** The path of its first entry. */
  readonly first: string;
  /** The id of the list of its entries. */
  readonly of: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly isPending: boolean;
}

const GroupButton = memo(function GroupButton({
  item,
  first,
  of,
  open,
  onToggle,
  isPending,
}: GroupButtonProps) {
  const nameOf = useMenuName();
  const Icon = menuIcon(useConsole().parts.icons, item.icon, first);
  return (
    <ListItemButton
      component="button"
      onClick={() => onToggle(!open)}
      aria-expanded={open}
      aria-controls={of}
      aria-describedby={isPending ? badgeOf(of) : undefined}
    >
      <ListItemIcon>
        <Icon aria-hidden />
      </ListItemIcon>
      <span>{nameOf(item.name)}</span>
      <ExpandIcon aria-hidden />
    </ListItemButton>
  );
});

interface EntryProps {
  readonly name: string;
  readonly path: string;
  /** Whether it is the open page, or the list that it belongs to. */
  readonly mark: 'page' | boolean;
}

const Entry = memo(function Entry({ name, path, mark }: EntryProps) {
  const nameOf = useMenuName();
  const { rights, parts } = useConsole();
  const queues = queuesOf(parts.routes, rights, path.slice(1));
  const [pending, setPending] = useState('');
  return (
    <li>
      <ListItemButton
        component="a"
        href={path}
        selected={mark !== false}
        aria-current={mark || undefined}
        aria-describedby={queues.length > 0 ? badgeOf(path) : undefined}
        title={pending || undefined}
      >
        {nameOf(name)}
      </ListItemButton>
      <Pending queues={queues} of={path} onCounted={setPending} />
    </li>
  );
});

const badgeOf = (of: string) => `${of}-pending`;

interface PendingProps {
  readonly queues: readonly QueueName[];
  readonly of: string;
  readonly onCounted?: (words: string) => void;
}

/** How many records wait in these queues: counted once the page has settled, and drawn at once where the session knows it. */
function Pending({ queues, of, onCounted }: PendingProps) {
  const { session, storage } = useConsole();
  const isSettled = useSettled();
  const isShown = isSettled || storage.readText('sessionStorage', keptPending(session));
  if (queues.length === 0 || !isShown) return null;
  return (
    <Deferred quiet>
      <PendingBadge queues={queues} id={badgeOf(of)} onCounted={onCounted} isLater={!isSettled} />
    </Deferred>
  );
}
