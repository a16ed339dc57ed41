import { Box, Dialog, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { use, useEffect, useEffectEvent, useId } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { keycap } from '../../kit/keycap';
import { useMenuName } from '../../kit/useMenuName';
import { asLeft } from '../../ui/list/lastQuery';
import { usePlaces } from './usePlaces';

interface GoToProps {
  /** What was pressed last, or `''`. */
  readonly letter: string;
  readonly onClose: () => void;
}

/** The pages of the menu with their letters; a letter opens its page, as does a click. */
export default function GoTo({ letter, onClose }: GoToProps) {
  use(useConsole().loadWords('palette'));
  const translate = useTranslate();
  const nameOf = useMenuName();
  const places = usePlaces();
  const store = useStoreContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useId();
  const meant = places.find((each) => each.letter === letter);
  const go = useEffectEvent((path: string) => {
    onClose();
    void navigate(asLeft(store, path, pathname));
  });
  useEffect(() => {
    if (meant) go(meant.path);
  }, [meant]);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('palette.goTo.title')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={grid}>
          {places.map(({ letter: key, path, name }) => (
            <li key={path}>
              <kbd>{key.toUpperCase()}</kbd>
              <Link
                component={RouterLink}
                to={asLeft(store, path, pathname)}
                onClick={onClose}
                aria-keyshortcuts={`G ${key.toUpperCase()}`}
              >
                {name === undefined ? translate('shell.menu.home') : nameOf(name)}
              </Link>
            </li>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 2 }}>
          {letter !== '' && !meant
            ? translate('palette.goTo.none', { letter: letter.toUpperCase() })
            : translate('palette.goTo.hint')}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& kbd': keycap,
};
