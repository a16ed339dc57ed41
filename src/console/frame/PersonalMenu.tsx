import { Menu, MenuItem } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { areaOf } from '../../areaOf';
import { useConsole } from '../../kit/ConsoleContext';
import { useOriginHere } from '../../kit/PageContext';
import { fillPath, type Route } from '../../schema/routes';

interface PersonalMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The pages that are the account's own, by their headings. */
export default function PersonalMenu({ anchor, onClose }: PersonalMenuProps) {
  const translate = useTranslate();
  const { parts, loadWords } = useConsole();
  const origin = useOriginHere();
  const pages = Object.values(parts.routes).flatMap((route) => (route.personal ? [entryOf(route)] : []));
  for (const area of new Set(pages.map(({ resource }) => areaOf(resource)))) use(loadWords(area));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Outside the page's landmarks, as any popover: it must be one of its own.
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('shell.account') },
        list: { 'aria-label': translate('shell.account') },
      }}
    >
      {pages.map(({ path, words }) => (
        <MenuItem key={path} component={Link} to={path} state={origin} onClick={onClose} dense>
          {translate(words)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Where an entry leads, and its words; RES106 is that a personal page opens a list or a form to create. */
function entryOf(route: Route) {
  const path = fillPath(route.path, {});
  const resource = 'list' in route ? route.list : 'create' in route ? (route.create ?? '') : '';
  return { path, resource, words: `resources.${resource}${'list' in route ? '' : '.create'}.name` };
}
