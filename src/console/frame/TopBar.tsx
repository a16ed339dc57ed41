import { Box, Button } from '@mui/material';
import { AppBar, ToggleThemeButton, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { landingPath } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { LoadingBar } from '../../kit/LoadingBar';
import { HOME, hasHome } from '../home/openFigures';
import { AccountName } from './AccountName';
import { OwnTransfers } from './OwnTransfers';
import { PaletteButton } from './PaletteButton';

/** The product's mark and name, which lead to the first page, the command palette, language, dark mode and the account. */
export function TopBar() {
  const declared = useConsole();
  const translate = useTranslate();
  const name = declared.settings.title || translate('shell.product');
  const first = hasHome(declared) ? HOME : (landingPath(declared.menu) ?? '/');
  return (
    <AppBar color="default" elevation={0} alwaysOn toolbar={<Tools />} userMenu={<AccountName />} sx={bar}>
      <Box component={Link} to={first} aria-label={name} sx={product}>
        {/* As the login's, from the browser's cache. Lazy, so that it isn't requested while this is only prerendered. */}
        <img loading="lazy" src="/favicon.svg" alt="" width={24} height={24} />
        <span>{name}</span>
      </Box>
      <LoadingBar />
    </AppBar>
  );
}

const bar = {
  backgroundColor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
  '& .RaAppBar-menuButton': { mx: 1 },
  // On a phone only the icon, with its name for screen readers.
  '& .MuiButton-root:has(> .MuiButton-startIcon)': {
    minWidth: { xs: 36, sm: 0 },
    minHeight: { xs: 40, sm: 0 },
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    fontSize: { xs: 0, sm: 13 },
    '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 0.5 } },
  },
  // Like the icons beside labels.
  '& .MuiIconButton-root:not(.RaAppBar-menuButton) .MuiSvgIcon-root': { fontSize: 20 },
};

/** Two lines at most; on the narrowest screens only the mark: one letter says nothing. */
const product = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mr: 'auto',
  color: 'inherit',
  fontWeight: 600,
  fontSize: { xs: 14, sm: 16 },
  lineHeight: 1.4,
  textWrap: 'balance',
  '& span': {
    maxHeight: '2.8em',
    overflow: 'hidden',
    '@media (max-width: 359.95px)': { display: 'none' },
  },
};

/** On a phone its first two letters, with the whole name for screen readers: in a flex box it would be two words to them. */
const language = {
  display: 'block',
  flexShrink: 0,
  minWidth: 36,
  p: { xs: '8px 4px', sm: '4px 8px' },
  '& span': { fontSize: { xs: 0, sm: '1em' } },
};

function Tools() {
  const [locale, setLocale] = useLocaleState();
  const { locales, inspection } = useConsole();
  const others = Object.entries(locales).filter(([tag]) => tag !== locale);
  return (
    <>
      <OwnTransfers />
      <PaletteButton />
      {inspection && <inspection.Button />}
      {[...others.entries()].map(([place, [tag, name]]) => (
        // Keyed by place, so that the clicked button keeps the focus when it offers the other language.
        <Button key={place} color="inherit" lang={tag} onClick={() => setLocale(tag)} sx={language}>
          {name.slice(0, 2)}
          <span>{name.slice(2)}</span>
        </Button>
      ))}
      <ToggleThemeButton />
    </>
  );
}
