import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button, Typography } from '@mui/material';
import { AppBar, ToggleThemeButton, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { LoadingBar } from '../../kit/LoadingBar';
import { HOME, hasHome } from '../home/openFigures';
import { useAskedLogout } from '../useAskedLogout';
import { AccountName } from './AccountName';
import { OwnTransfers } from './OwnTransfers';
import { PaletteButton } from './PaletteButton';

/** The product's name, the command palette, language, dark mode, the administrator's real name and the logout button. */
export function TopBar() {
  const declared = useConsole();
  const translate = useTranslate();
  return (
    <AppBar color="default" elevation={0} alwaysOn toolbar={<Tools />} userMenu={<Person />} sx={bar}>
      <Typography
        noWrap
        sx={product}
        {...(hasHome(declared) ? { component: Link, to: HOME } : { component: 'span' })}
      >
        {declared.settings.title || translate('shell.product')}
      </Typography>
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

/** Hidden on the narrowest screens: one letter and an ellipsis say nothing. */
const product = {
  flex: 1,
  fontWeight: 600,
  fontSize: { xs: 14, sm: 16 },
  color: 'inherit',
  '@media (max-width: 359.95px)': { visibility: 'hidden' },
};

const language = { minWidth: 0, px: 1 };

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
          {name}
        </Button>
      ))}
      <ToggleThemeButton />
    </>
  );
}

function Person() {
  const translate = useTranslate();
  const { leave, question } = useAskedLogout();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pr: 1 }}>
      <AccountName />
      <Button color="inherit" startIcon={<LogoutIcon />} onClick={leave} sx={{ ml: { sm: 1 } }}>
        {translate('ra.auth.logout')}
      </Button>
      {question}
    </Box>
  );
}
