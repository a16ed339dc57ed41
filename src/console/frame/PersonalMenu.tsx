import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { areaOf } from '../../areaOf';
import { useConsole } from '../../kit/ConsoleContext';
import { useOriginHere } from '../../kit/PageContext';
import { fillPath, type Route } from '../../schema/routes';
import { useAskedLogout } from '../useAskedLogout';

interface PersonalMenuProps {
  /** What it opens at; while there is none, it is closed. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
}

/** The pages that are the account's own, by their headings, and logging out. */
export default function PersonalMenu({ anchor, onClose }: PersonalMenuProps) {
  const translate = useTranslate();
  const { parts, loadWords } = useConsole();
  const origin = useOriginHere();
  const { leave, question } = useAskedLogout();
  const pages = Object.values(parts.routes).flatMap((route) => (route.personal ? [entryOf(route)] : []));
  for (const area of new Set(pages.map(({ resource }) => areaOf(resource)))) use(loadWords(area));
  function logOut() {
    onClose();
    void leave();
  }
  return (
    <>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Outside the page's landmarks, as any popover: it must be one of its own.
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('shell.account') },
          list: { 'aria-label': translate('shell.account'), sx: entries },
        }}
      >
        {pages.map(({ path, words }) => (
          <MenuItem key={path} component={Link} to={path} state={origin} onClick={onClose} dense>
            <ListItemText inset>{translate(words)}</ListItemText>
          </MenuItem>
        ))}
        {pages.length > 0 && <Divider component="li" />}
        <MenuItem onClick={logOut} dense>
          <ListItemIcon>
            <LogoutIcon fontSize="small" aria-hidden />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

const entries = {
  '& .MuiMenuItem-root': { minHeight: { xs: 44, sm: 36 }, '@media (pointer: coarse)': { minHeight: 44 } },
};

/** Where an entry leads, and its words; RES106 is that a personal page opens a list or a form to create. */
function entryOf(route: Route) {
  const path = fillPath(route.path, {});
  const resource = 'list' in route ? route.list : 'create' in route ? (route.create ?? '') : '';
  return { path, resource, words: `resources.${resource}${'list' in route ? '' : '.create'}.name` };
}
