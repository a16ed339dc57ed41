import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { unreadEntries } from '../auth/menu';
import { useConsole } from '../kit/ConsoleContext';

/** Names the menu's entries that can't be opened, with the reason; renders nothing if there are none. */
export function UnreadEntries() {
  const translate = useTranslate();
  const unread = unreadEntries(useConsole().menu);
  if (unread.length === 0) return null;
  return (
    <Box sx={{ color: 'text.secondary', textAlign: 'start' }}>
      <Typography variant="body2">{translate('shell.menu.unread.title')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {[...unread.entries()].map(([place, { name, reason }]) => (
          <li key={place}>{`${name} – ${translate(`shell.menu.unread.${reason}`)}`}</li>
        ))}
      </Box>
    </Box>
  );
}
